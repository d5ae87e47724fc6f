import { expect, test } from 'vitest';
import { fieldsOf } from './column-words.ts';
import { columnLetters, findTable, guessFields } from './find-table.ts';

const heading = ['Sr. No.', 'Name of Guard', 'Mobile No.', 'City', '', ''];
const table = (rows: string[][]) => findTable(rows, { kind: 'guards' });

test('titles, empty rows, repeated headings, totals and copies are skipped and named', () => {
  const { headingRow, rows, skipped, emptyColumns } = table([
    ['Guards as on 01/11/2026'],
    [''],
    heading,
    ['1', 'Asha', '9800010003', 'Bhopal'],
    ['', '', ''],
    heading,
    ['2', 'Om', '9800010004', 'Pune', '', ''],
    ['2', 'Om', '9800010004', 'Pune', '', ''],
    ['', 'Total: 2'],
    ['Prepared by the office'],
    [''],
  ]);
  expect(headingRow).toBe(3);
  expect(rows.map(({ row }) => row)).toEqual([4, 7]);
  expect(skipped.map(({ row, why }) => `${row}: ${why}`)).toEqual([
    '1: title',
    '2: empty',
    '5: empty',
    '6: headings again',
    '8: same as row 7',
    '9: total',
    '10: only one cell',
  ]);
  expect(skipped[0]?.text).toBe('Guards as on 01/11/2026');
  expect(emptyColumns).toEqual([]);
});

test('rows that the sheet does not show are skipped and named, and can be used', () => {
  const rows = [heading, ['1', 'Asha', '9800010003', 'Pune'], ['2', 'Om', '9800010004', 'Pune']];
  const hidden = new Set([1]);
  const { rows: used, skipped } = findTable(rows, { kind: 'guards', hidden });
  expect(used.map(({ row }) => row)).toEqual([3]);
  expect(skipped).toEqual([{ row: 2, why: 'hidden', text: '1, Asha, 9800010003, Pune' }]);
  expect(findTable(rows, { kind: 'guards', hidden, used: new Set([2]) }).rows).toHaveLength(2);
});

test('a skipped row can be used all the same', () => {
  const rows = [heading, ['', 'Total Kumar', '', 'Pune']];
  expect(table(rows).skipped).toHaveLength(1);
  expect(findTable(rows, { kind: 'guards', used: new Set([2]) }).rows).toHaveLength(1);
});

test('totals are known in the words of offices, and names that begin like one are people', () => {
  const totals = ['Total', 'TOTAL: 2', 'Grand Total', 'G. Total', 'Sub-total', 'कुल 2'];
  const rows = totals.map((word, row) => [word, '', `${row}`, '']);
  expect(table([heading, ...rows]).rows).toEqual([]);
  expect(table([heading, ['1', 'Totaram Singh', '', 'Pune']]).rows).toHaveLength(1);
  // A file that we exported has a quote before the plus of a phone.
  for (const phone of ['+919711000001', "'+919711000001"])
    expect(table([heading, ['1', 'Total Energies', phone, 'Pune']]).rows).toHaveLength(1);
});

test('columns without heading and cells are named by letter', () => {
  const { emptyColumns, headings } = table([
    ['Name', '', 'Phone'],
    ['Asha', '', '9800010003'],
  ]);
  expect(headings).toEqual(['Name', '', 'Phone']);
  expect(emptyColumns).toEqual(['B']);
  expect([0, 25, 26, 27, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});

test('cells without headings are recognised by what they are', () => {
  const { headingRow, rows, headings } = table([
    ['1', 'Asha Rao', '98000 10003', 'Bhopal'],
    ['2', 'Om Rao', '98000 10004', 'Pune'],
  ]);
  expect(headingRow).toBeUndefined();
  expect(guessFields('guards', rows, headings.length)).toEqual([undefined, 'name', 'phone', 'city']);
});

test('headings in words that we do not know are still headings', () => {
  expect(
    table([
      ['Who', 'Where'],
      ['Asha', 'Pune'],
    ]),
  ).toMatchObject({ headingRow: 1, rows: [{ row: 2 }] });
});

test('headings are recognised by the words of offices, each field once', () => {
  const known = (kind: 'guards' | 'clients', headings: string) => fieldsOf(kind, headings.split('|'));
  expect(known('guards', 'Name *|Phone *|Home  city|Date of Birth (DD/MM/YYYY)')).toEqual([
    'name',
    'phone',
    'city',
    'dateOfBirth',
  ]);
  expect(known('guards', 'Sr. No.|NAME OF GUARD|MOBILE NO|D.O.B.|Home\u00a0city|E-mail')).toEqual([
    undefined,
    'name',
    'phone',
    'dateOfBirth',
    'city',
    'email',
  ]);
  // the file of guards that we export has the city of the assignment too
  expect(known('guards', 'City|Home city|Experience (years)|Client')).toEqual([
    undefined,
    'city',
    'experience',
    undefined,
  ]);
  expect(known('clients', 'Party Name|Site Address|Pincode|Guards asked for|Guards|From|Until')).toEqual([
    'name',
    'street',
    'zipCode',
    'asked',
    undefined,
    'startDate',
    'endDate',
  ]);
});

test('headings in Hindi and Marathi are recognised', () => {
  expect(fieldsOf('guards', ['क्र.', 'नाम', 'मोबाइल नंबर', 'शहर', 'जन्मतिथि'])).toEqual([
    undefined,
    'name',
    'phone',
    'city',
    'dateOfBirth',
  ]);
  expect(fieldsOf('guards', ['रक्षकाचे नाव', 'मोबाईल क्रमांक', 'गाव', 'जन्मतारीख'])).toEqual([
    'name',
    'phone',
    'city',
    'dateOfBirth',
  ]);
});

test('headings with words that tell nothing are recognised after exact ones', () => {
  expect(
    fieldsOf('guards', [
      'Guard’s Mobile Number',
      'Experience in yrs',
      'Permanent City',
      'Name\nof the Guard',
    ]),
  ).toEqual(['phone', 'experience', 'city', 'name']);
  expect(fieldsOf('guards', ['Guard’s phone', 'Phone'])).toEqual([undefined, 'phone']);
  expect(fieldsOf('guards', ['Client', 'Client since', 'Guard since', 'Status'])).toEqual(
    Array(4).fill(undefined),
  );
  expect(fieldsOf('clients', ['Party Mobile No', 'Guards assigned', 'Client since'])).toEqual([
    'phone',
    undefined,
    undefined,
  ]);
});

test('a heading that was mapped by hand keeps its field', () => {
  expect(fieldsOf('guards', ['Who', 'City'], { who: 'name', city: '' })).toEqual(['name', undefined]);
});
