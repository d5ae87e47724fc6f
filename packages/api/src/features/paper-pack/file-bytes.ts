/** Returns the bytes of a file that comes in pieces. */
export async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  return Buffer.concat(chunks);
}
