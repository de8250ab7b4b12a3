/** Small sounds made on the spot: no recordings. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

interface Tone {
  from: number;
  to?: number;
  length: number;
  at?: number;
  wave?: OscillatorType;
  gain?: number;
}

interface Noise {
  length: number;
  low: number;
  gain?: number;
  at?: number;
}

const SOUNDS: Record<string, { tones?: Tone[]; noise?: Noise }> = {
  knock: { tones: [{ from: 210, to: 120, length: 0.09, wave: "triangle", gain: 0.5 }], noise: { length: 0.04, low: 1800, gain: 0.3 } },
  squeak: {
    tones: [
      { from: 1900, to: 2700, length: 0.08, gain: 0.12 },
      { from: 2300, to: 1700, length: 0.1, at: 0.09, gain: 0.1 },
    ],
  },
  card: { noise: { length: 0.16, low: 3200, gain: 0.35 } },
  step: { noise: { length: 0.12, low: 500, gain: 0.7 }, tones: [{ from: 90, to: 60, length: 0.2, gain: 0.4 }] },
  bell: {
    tones: [
      { from: 330, length: 1.6, gain: 0.3 },
      { from: 662, length: 1.1, gain: 0.16 },
      { from: 991, length: 0.7, gain: 0.08 },
    ],
  },
  flip: { noise: { length: 0.08, low: 2400, gain: 0.3 } },
  strike: { tones: [{ from: 120, to: 42, length: 0.7, wave: "sawtooth", gain: 0.3 }], noise: { length: 0.5, low: 700, gain: 0.5 } },
  turn: {
    tones: [
      { from: 523, length: 0.25, gain: 0.2 },
      { from: 784, length: 0.4, at: 0.14, gain: 0.2 },
    ],
  },
  win: {
    tones: [
      { from: 392, length: 0.3, gain: 0.2 },
      { from: 523, length: 0.3, at: 0.18, gain: 0.2 },
      { from: 659, length: 0.3, at: 0.36, gain: 0.2 },
      { from: 784, length: 0.9, at: 0.54, gain: 0.25 },
    ],
  },
  no: { tones: [{ from: 180, to: 140, length: 0.16, wave: "triangle", gain: 0.4 }] },
};

export function play(name: string | undefined): void {
  const sound = name === undefined ? undefined : SOUNDS[name];
  if (!sound || settings.sound <= 0 || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = settings.sound;
  out.connect(context.destination);
  for (const tone of sound.tones ?? []) ring(context, out, tone);
  if (sound.noise) hiss(context, out, sound.noise);
}

function fade(audio: AudioContext, gain: number, start: number, length: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + 0.01);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return node;
}

function ring(audio: AudioContext, out: AudioNode, { from, to = from, length, at = 0, wave = "sine", gain = 0.3 }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fade(audio, gain, start, length)).connect(out);
  source.start(start);
  source.stop(start + length);
}

function hiss(audio: AudioContext, out: AudioNode, { length, low, gain = 0.3, at = 0 }: Noise): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = low;
  source
    .connect(filter)
    .connect(fade(audio, gain, start, length))
    .connect(out);
  source.start(start);
}
