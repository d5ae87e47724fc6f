/** Returns the bytes of a file that comes in pieces. @throws when it has more than `most` */
export async function bytesOf(
  pieces: AsyncIterable<string | Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
    size += chunk.byteLength;
    if (size > most) throw new Error('the file is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns a file that comes in one piece. */
export async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Returns a text as a part of a file's name, in letters and digits of ASCII. */
export const fileSlug = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
