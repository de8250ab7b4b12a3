/** The worker that thinks and works beside the one that answers: one question at a time. It is ended when its answer is not wanted. */
import type { Thought } from "./messages";
import { startPython } from "./python";

interface Desk {
  answered(kind: string, question: Uint8Array): Uint8Array;
}

let desk: Promise<Desk> | null = null;

async function answer({ module, kind, question }: Thought): Promise<Uint8Array> {
  desk ??= startPython(() => {}, module).then(({ python }) => python.pyimport("lazaretto.local.browser") as Desk);
  return (await desk).answered(kind, question);
}

self.onmessage = (message: MessageEvent<Thought>) => {
  answer(message.data).then(
    (answer) => self.postMessage({ answer }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
