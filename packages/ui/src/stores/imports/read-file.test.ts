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
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
  expect(await read('guards.csv', '')).toEqual({ problem: importMessages.empty });
  expect(await read('guards.csv', ',,\n,')).toEqual({ problem: importMessages.empty });
  expect(await read('guards.xls', old)).toEqual({ problem: importMessages.oldExcel });
  expect(await read('guards.xlsx', old)).toEqual({ problem: importMessages.protectedWorkbook });
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

test('pasted cells and lines are read, and spaces alone are nothing', () => {
  expect(readPastedText('Asha\t98000 10003')).toEqual({
    sheets: [{ name: '', rows: [['Asha', '98000 10003']] }],
  });
  expect(readPastedText(' \n ')).toBeUndefined();
});
