import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { importMessages } from '@prahari/contract/imports';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const workbook = readFileSync(new URL('../../../testing/import-files/guards.xlsx', import.meta.url));

/** A ZIP archive of a file. @param claimed what the archive says of its unpacked size */
function archiveOf(name: string, content: Buffer, claimed = content.length): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content, { level: 1 });
  const file = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimed, 18);
  facts.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, file, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, Buffer.alloc(14), file]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return new Uint8Array(Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]));
}

const read = (bytes: BlobPart) => readFile(new File([bytes], 'guards.xlsx'));
const refused = { problem: importMessages.tooMuch };
const sheetOf = (cells: string) =>
  Buffer.from(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`);

const spaces = Buffer.alloc(200_000_000, ' ');

test.each([
  ['says so', undefined],
  ['says that it is small', 1000],
])('a workbook that unpacks to 200 MB and %s is refused', async (_, claimed) => {
  const bomb = archiveOf('xl/sharedStrings.xml', spaces, claimed);
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await read(bomb)).toEqual(refused);
});

test.each([
  '<c r="XFD1048576" s="1" t="str"><v>x</v></c>',
  "<c r='XFD1048576' t='str'><v>x</v></c>",
  '<x:c t="str" r = "XFD1048576"><x:v>x</x:v></x:c>',
  '<c r="X&#70;D1048576" t="str"><v>x</v></c>',
])('a workbook with a value in its last possible cell is refused: %s', async (cell) => {
  const far = sheetOf(`<c r="A1" t="str"><v>Name</v></c>${cell}`);
  expect(await read(archiveOf('xl/worksheets/sheet1.xml', far))).toEqual(refused);
  expect(await read(archiveOf('elsewhere.xml', far))).toEqual(refused);
});

test('a usual workbook is read, and an empty cell far down is no reason to refuse one', async () => {
  expect(await read(workbook)).toMatchObject({ sheets: [{ name: 'Notes' }, { name: 'Guards' }] });
  const styled = sheetOf('<c r="A1" t="str"><v>Name</v></c><c r="XFD1048576" s="1"/>');
  expect(await read(archiveOf('xl/worksheets/sheet1.xml', styled))).not.toEqual(refused);
});

test('a workbook of a million tags that never end is refused at once', { timeout: 30_000 }, async () => {
  const endless = archiveOf('xl/worksheets/sheet1.xml', Buffer.from('<c '.repeat(1_000_000)));
  expect(endless.length).toBeLessThan(100_000);
  expect(await read(endless)).toEqual({ problem: importMessages.notASheet });
});
