/** Many files as one: the length of a JSON list of [path, size], the list, then the files one after the other. */

/** @param {[string, Uint8Array][]} files */
export function pack(files) {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([path, data]) => [path, data.length])));
  const whole = new Uint8Array(4 + list.length + files.reduce((sum, [, data]) => sum + data.length, 0));
  new DataView(whole.buffer).setUint32(0, list.length);
  whole.set(list, 4);
  let at = 4 + list.length;
  for (const [, data] of files) {
    whole.set(data, at);
    at += data.length;
  }
  return whole;
}

/** @param {Uint8Array} whole @returns {[string, Uint8Array][]} */
export function unpack(whole) {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  const list = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length)));
  let at = 4 + length;
  return list.map(([path, size]) => [path, whole.subarray(at, (at += size))]);
}
