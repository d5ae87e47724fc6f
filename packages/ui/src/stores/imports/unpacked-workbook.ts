import { columnOf, withAddresses } from './cell-addresses.ts';

/** The most that a workbook may hold unpacked: one of a million characters has some 50 MB. */
const MAX_UNPACKED_BYTES = 100_000_000;

/** Rows times columns up to the last cell with a value: the reader makes a place for each. */
const MAX_PLACES = 2_000_000;

/** The XML files of a workbook by their paths, with `/` whatever the program wrote. */
export type WorkbookFiles = Map<string, string>;

interface Entry {
  path: string;
  /** As the archive says. */
  unpacked: number;
  packed: Uint8Array<ArrayBuffer>;
  isDeflated: boolean;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const DEFLATED = 8;

/** Returns the files of a ZIP archive, by its central directory. @throws where there is none */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    // The file follows its own header, name and extra field.
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      unpacked: view.getUint32(at + 24, true),
      packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) === DEFLATED,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** A cell, such as `<c r="B7" t="s">`; one that ends with `/` is empty and takes no place. A tag that never ends is none. */
const CELL = /<(?:\w+:)?c(?=[\s>])([^<>]*)>/g;
const ADDRESS = /\sr\s*=\s*(?:"([A-Z]{1,3})(\d{1,7})"|'([A-Z]{1,3})(\d{1,7})')/;

/** Returns rows times columns up to the last cell of a worksheet's XML that holds something. */
function placesOf(xml: string): number {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    if (attributes.endsWith('/')) continue;
    const [, letters, row, quotedLetters, quotedRow] = ADDRESS.exec(attributes) ?? [];
    // Programs write an address in one of these two ways.
    if (!letters && !quotedLetters) return Number.POSITIVE_INFINITY;
    rows = Math.max(rows, Number(row ?? quotedRow));
    columns = Math.max(columns, columnOf(letters ?? quotedLetters ?? '') + 1);
  }
  return rows * columns;
}

/** Unpacks a file as far as `most` bytes. Returns undefined for a longer one. */
async function unpack({ packed, isDeflated }: Entry, most: number): Promise<Uint8Array[] | undefined> {
  if (!isDeflated) return packed.length > most ? undefined : [packed];
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  for (let left = most; ; ) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

/**
 * Returns the files of a workbook, with an address in each cell, and `tooMuch` for a workbook that is small as a file
 * and would stop the tab when it is read: its files are huge unpacked, whatever the archive says of them, or a cell
 * stands where no list of people or payments ends. Undefined in a browser that cannot unpack.
 * @throws for something else than a ZIP archive
 */
export async function unpackWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<WorkbookFiles | 'tooMuch' | undefined> {
  const entries = entriesOf(bytes);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES) return 'tooMuch';
  // Safari has it since 16.4.
  if (!('DecompressionStream' in globalThis)) return undefined;
  const files: WorkbookFiles = new Map();
  let left = MAX_UNPACKED_BYTES;
  for (const entry of entries) {
    const chunks = await unpack(entry, left);
    if (!chunks) return 'tooMuch';
    left -= chunks.reduce((sum, { length }) => sum + length, 0);
    const decoder = new TextDecoder();
    const xml = withAddresses(chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join(''));
    if (placesOf(xml) > MAX_PLACES) return 'tooMuch';
    if (/\.(?:xml|rels)$/.test(entry.path)) files.set(entry.path, xml);
  }
  return files;
}
