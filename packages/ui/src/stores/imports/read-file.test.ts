import { readFileSync } from 'node:fs';
import { importMessages, MAX_IMPORT_LENGTH } from '@prahari/contract/imports';
import { expect, test } from 'vitest';
import { readFile, readPastedText } from './read-file.ts';

const read = (name: string, ...parts: BlobPart[]) => readFile(new File(parts, name));
const workbook = readFileSync(new URL('../../../testing/import-files/guards.xlsx', import.meta.url));

test('a workbook is read with its sheets, numbers and days', async () => {
  expect(await read('guards.xlsx', workbook)).toEqual({
    sheets: [
      { name: 'Notes', rows: [['Ask Revathi before the 5th']] },
      {
        name: 'Guards',
        rows: [
          ['Guards as on 1 Nov 2026', '', '', '', '', '', '', ''],
          [
            'Sr. No.',
            'Name of Guard',
            'Mobile No.',
            'City',
            'DOB',
            'Exp',
            'Police Verification No',
            'Police verification expiry',
          ],
          ['1', 'Asha Rao', '9800010003', 'Bhopal', '1990-05-04', '2', 'PV/1', '2027-08-14'],
          ['2', 'Om  Rao', '98000 10004', 'Pune', '31-Dec-90', '2.5', '', ''],
          ['Total', '2', '', '', '', '', '', ''],
        ],
      },
    ],
  });
});

test('a CSV file in the code page of Excel is read', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Name;Phone\nD'), 0x92, 0x53, 0x61, 0x3b, 0x31]);
  expect(await read('guards.csv', bytes)).toEqual({
    sheets: [
      {
        name: '',
        rows: [
          ['Name', 'Phone'],
          ['D’Sa', '1'],
        ],
      },
    ],
  });
});

test('a file that cannot be read is refused for its own reason', async () => {
  expect(await read('guards.csv', '')).toEqual({ problem: importMessages.empty });
  expect(await read('guards.csv', ',,\n,')).toEqual({ problem: importMessages.empty });
  expect(await read('guards.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9]))).toEqual({
    problem: importMessages.notASheet,
  });
  expect(await read('picture.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toEqual({
    problem: importMessages.notASheet,
  });
  expect(await read('guards.csv', 'x'.repeat(MAX_IMPORT_LENGTH + 1))).toEqual({
    problem: 'The file has 10,00,001 characters. Split it into files of at most 10,00,000.',
  });
});

/** A compound file (MS-CFB) with these streams, as far as its content tells what it is. */
function compoundFile(...streams: string[]): Uint8Array<ArrayBuffer> {
  const entries = ['Root Entry', ...streams].flatMap((name) => [
    ...Buffer.from(name.padEnd(64, '\0'), 'utf16le'),
  ]);
  return new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Array(504).fill(0),
    ...entries,
  ]);
}

test('an old workbook is known by its content, and the sentence names the file and what to do', async () => {
  const problem =
    '“Guards Oct.xls” is a workbook of Excel 97 to 2003: open it in Excel and save it as .xlsx (Save As), or copy its cells and paste them here.';
  expect(await read('Guards Oct.xls', compoundFile('Workbook'))).toEqual({ problem });
  // Excel 5 and 95
  expect(await read('Guards Oct.xls', compoundFile('Book'))).toEqual({ problem });
  // Excel 4, before compound files
  expect(await read('Guards Oct.xls', new Uint8Array([9, 4, 6, 0, 0, 0, 0x10, 0]))).toEqual({ problem });
  const renamed = await read('guards.xlsx', compoundFile('Workbook'));
  expect(renamed).toEqual({ problem: importMessages.oldExcel('guards.xlsx') });
  expect(await read('guards.csv', compoundFile('Workbook'))).toEqual({
    problem: importMessages.oldExcel('guards.csv'),
  });
});

test('a protected workbook is known by its content', async () => {
  for (const name of ['guards.xlsx', 'guards.xls', 'guards'])
    expect(await read(name, compoundFile('EncryptionInfo', 'EncryptedPackage'))).toEqual({
      problem: importMessages.protectedWorkbook,
    });
  expect(await read('letter.xls', compoundFile('WordDocument'))).toEqual({
    problem: importMessages.notASheet,
  });
});

test('a table of another format that Excel opens is refused with what to do', async () => {
  const html = '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>Asha';
  const xml = '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">';
  for (const text of [html, ` \n<TABLE border=1><tr><td>Asha`, xml])
    expect(await read('portal.xls', text)).toEqual({ problem: importMessages.otherTable('portal.xls') });
  const zip = (...names: string[]) => `PK\x03\x04${names.join('PK\x03\x04')}`;
  expect(await read('guards.xlsb', zip('xl/workbook.bin'))).toEqual({
    problem: importMessages.otherTable('guards.xlsb'),
  });
  expect(await read('guards.ods', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'))).toEqual({
    problem: importMessages.otherTable('guards.ods'),
  });
});

test('pasted cells and lines are read, and spaces alone are nothing', () => {
  expect(readPastedText('Asha\t98000 10003')).toEqual({
    sheets: [{ name: '', rows: [['Asha', '98000 10003']] }],
  });
  expect(readPastedText(' \n ')).toBeUndefined();
});
