/** The worker that thinks and works beside the one that answers: one question at a time. It is ended when its answer is not wanted. */
import type { FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

interface Desk {
  answered(kind: string, question: Uint8Array): Uint8Array;
}

const tell = (message: FromThinker) => self.postMessage(message);
let desk: Promise<Desk>;

function begin(module: WebAssembly.Module): void {
  desk = startPython(() => {}, module).then(({ python }) => python.pyimport("lazaretto.local.browser") as Desk);
  desk.then(
    () => tell({ ready: true }),
    (error: unknown) => tell({ error: String(error) }),
  );
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ("module" in data) return begin(data.module);
  desk
    .then((here) => here.answered(data.kind, data.question))
    .then(
      (answer) => tell({ answer }),
      (error: unknown) => tell({ error: String(error) }),
    );
};
