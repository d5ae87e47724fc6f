import { expect, test } from 'vitest';
import { chosenColumns, draftOf, questionsOf, type SheetDraft, sentSheet, viewOf } from './sheet-draft.ts';

const dayFields = new Set(['dateOfBirth', 'medicalExpiresOn', 'startDate', 'endDate']);
const open = (rows: string[][], mended: Partial<SheetDraft> = {}, chosen = {}) => {
  const draft = { ...draftOf('guards', 'test', [{ name: '', rows }], chosen), ...mended };
  const view = viewOf('guards', draft, { chosen, dayFields });
  return { draft, view, sent: sentSheet(view, draft), questions: questionsOf(view, draft) };
};

test('a column of days in an unclear order is asked about, unless another column tells', () => {
  const rows = [
    ['Name', 'Phone', 'DOB'],
    ['Asha', '9800010003', '04/05/1990'],
  ];
  expect(open(rows).questions).toEqual([{ kind: 'order', column: 2 }]);
  expect(open(rows, { orders: { 2: 'monthFirst' } })).toMatchObject({
    questions: [],
    sent: { rows: [{ row: 2, cells: ['Asha', '9800010003', '1990-04-05'] }] },
  });
  const withExpiry = [
    ['Name', 'Phone', 'DOB', 'Medical expiry'],
    ['Asha', '9800010003', '04/05/1990', '12/31/2027'],
  ];
  expect(open(withExpiry)).toMatchObject({
    questions: [],
    sent: { rows: [{ cells: ['Asha', '9800010003', '1990-04-05', '2027-12-31'] }] },
  });
});

test('cells beyond the headings are asked about until their column is not used', () => {
  const rows = [
    ['Name', 'Phone', 'City'],
    ['Rao', 'Asha', '9800010003', 'Pune'],
    ['Om', '9800010004', 'Pune'],
  ];
  expect(open(rows).questions).toEqual([{ kind: 'extra', row: 2, column: 3 }]);
  expect(open(rows, { columns: { 3: '' } }).questions).toEqual([]);
  expect(open(rows, { leftOut: [2] }).questions).toEqual([]);
});

test('a quote that is never closed is asked about until it is mended', () => {
  const rows = [
    ['Name', 'Phone'],
    ['"Asha', '9800010003'],
  ];
  expect(open(rows).questions).toEqual([{ kind: 'quote', row: 2, column: 0 }]);
  expect(open(rows, { cells: { '2:0': 'Asha' } })).toMatchObject({
    questions: [],
    sent: { rows: [{ cells: ['Asha', '9800010003'] }] },
  });
});

test('a column that is chosen by hand is sent, remembered, and frees its field elsewhere', () => {
  const rows = [
    ['Who', 'Name', 'Mobile'],
    ['Asha', 'Gate 1', '9800010003'],
  ];
  const { view, draft, sent } = open(rows, { columns: { 0: 'name' } });
  expect(sent).toMatchObject({ columns: ['name', 'phone'], rows: [{ cells: ['Asha', '9800010003'] }] });
  const chosen = chosenColumns(view, draft);
  expect(chosen).toEqual({ who: 'name' });
  expect(open(rows, {}, chosen).sent.columns).toEqual(['name', 'phone']);
});

test('a first and a last name in two columns are one name', () => {
  const rows = [
    ['First Name', 'Last Name', 'Phone'],
    ['Asha', 'Rao', '9800010003'],
    ['Om', '', '9800010004'],
  ];
  expect(open(rows).sent).toEqual({
    columns: ['name', 'phone'],
    rows: [
      { row: 2, cells: ['Asha Rao', '9800010003'] },
      { row: 3, cells: ['Om', '9800010004'] },
    ],
  });
});

test('a value for all rows is sent where no column has the field', () => {
  const rows = [
    ['Name', 'Phone'],
    ['Asha', '9800010003'],
  ];
  expect(open(rows, { fills: { city: 'Pune' } }).sent).toEqual({
    columns: ['name', 'phone', 'city'],
    rows: [{ row: 2, cells: ['Asha', '9800010003', 'Pune'] }],
  });
});

test('the sheet with the most known columns is used first', () => {
  const sheets = [
    { name: 'Notes', rows: [['Hello']] },
    {
      name: 'Guards',
      rows: [
        ['Name', 'Phone'],
        ['Asha', '9800010003'],
      ],
    },
  ];
  expect(draftOf('guards', 'book.xlsx', sheets).sheet).toBe(1);
});
