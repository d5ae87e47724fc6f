/** A picture without whatever a camera or editor wrote into it: place, time, device, thumbnail, comments. */
export interface BarePicture {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Names the colors of four-channel pictures; has a fixed length and nothing personal. */
const ADOBE = 0xee;
const ADOBE_LENGTH = 14;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables, frames and scans: what a picture is drawn from. */
const isDrawn = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdf);

/** Returns where the data of a scan ends: at the next marker that is no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Reads JPEG by its segments (ITU-T T.81, annex B). */
function bareJpeg(bytes: Uint8Array): BarePicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END_OF_IMAGE)
      return size && hasScan
        ? { type: 'image/jpeg', bytes: joined([...kept, bytes.subarray(at, at + 2)]), ...size }
        : undefined;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrame(marker)) {
      // A second frame could tell a reader another size.
      if (length < 8 || size) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    const last = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    hasScan ||= marker === START_OF_SCAN;
    if (isDrawn(marker) || (marker === ADOBE && length === ADOBE_LENGTH)) kept.push(bytes.subarray(at, last));
    at = last;
  }
  return undefined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_LENGTH = 13;
const DRAWN_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Reads PNG by its chunks (W3C PNG, section 5). */
function barePng(bytes: Uint8Array): BarePicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, PNG.length)];
  let hasData = false;
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const isHeader = name === 'IHDR';
    // Exactly one header, in front: another could tell a reader another size.
    if (end > bytes.length || (kept.length === 1) !== isHeader || (isHeader && length !== HEADER_LENGTH))
      return undefined;
    if (DRAWN_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    hasData ||= name === 'IDAT';
    if (name === 'IEND')
      return hasData
        ? {
            type: 'image/png',
            bytes: joined(kept),
            width: view.getUint32(PNG.length + 8),
            height: view.getUint32(PNG.length + 12),
          }
        : undefined;
    at = end;
  }
  return undefined;
}

/** Returns a JPEG or PNG picture without metadata, by its content; undefined for anything else. */
export function barePicture(bytes: Uint8Array): BarePicture | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return bareJpeg(bytes);
  return startsWith(bytes, PNG) ? barePng(bytes) : undefined;
}
