/** Made by tools/make_runtime.py; null in a build without it. */
declare module "local:runtime" {
  export interface Piece {
    url: string;
    /** As it travels, where the host does not compress it once more. */
    size: number;
  }
  export interface Runtime {
    info: Record<string, string>;
    loader: Piece;
    python: Piece;
    wasm: Piece;
    library: Piece;
    engine: Piece;
    /** Answers that never change, by what is asked. */
    house: Record<string, Piece>;
  }
  const runtime: Runtime | null;
  export default runtime;
}
