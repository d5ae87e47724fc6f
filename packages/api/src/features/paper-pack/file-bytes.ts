/** Returns the bytes of a file that comes in pieces. */
export async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
  return Buffer.concat(chunks);
}

/** Returns a text as a part of a file's name, in letters and digits of ASCII. */
export const fileSlug = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
