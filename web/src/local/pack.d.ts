export type Files = [string, Uint8Array][];
export function pack(files: Files): Uint8Array;
export function unpack(whole: Uint8Array): Files;
