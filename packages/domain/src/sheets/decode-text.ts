const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

/** Finds UTF-16 without a byte order mark: every second byte of English text is zero. */
function utf16In(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  return zeros(0) > start.length / 4 ? 'utf-16be' : undefined;
}

/**
 * Decodes a text file as Excel saves it: UTF-8, UTF-16 (“Unicode Text”), or Windows-1252, which is
 * “CSV (Comma delimited)” in India.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const utf16 = utf16In(bytes);
  if (utf16) return decode(bytes, utf16);
  const text = decode(bytes, 'utf-8');
  const unread = text.split('\ufffd').length - 1;
  // A file in UTF-8 may be cut off within a letter, and stays readable.
  const isUtf8 = unread === 0 || (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > unread;
  return isUtf8 ? text : decode(bytes, 'windows-1252');
}
