import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { readFile } from './read-file.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0"?>';

interface Parts {
  sheets: string[];
  /** Attributes of each sheet in the workbook. */
  states?: string[];
  properties?: string;
  /** More relationships of the workbook, and sheets that belong to them. */
  more?: { relationships: string; sheets: string };
  separator?: '/' | '\\';
}

/** A workbook with these sheets, and no more than Excel needs to open it. */
function workbookOf({ sheets, states = [], properties = '', more, separator = '/' }: Parts): File {
  const files = {
    'xl/workbook.xml': `${XML}<workbook xmlns:r="${OFFICE}">${properties}<sheets>${more?.sheets ?? ''}${sheets
      .map((_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" ${states[at] ?? ''} r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships>${more?.relationships ?? ''}${sheets
      .map((_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/s${at}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/s${at}.xml`,
        `${XML}<worksheet><sheetData>${rows.replace('|', '</sheetData>')}${rows.includes('|') ? '' : '</sheetData>'}</worksheet>`,
      ]),
    ),
  };
  const packed = Object.entries(files).map(
    ([path, xml]) => [path.replaceAll('/', separator), strToU8(xml)] as const,
  );
  return new File([zipSync(Object.fromEntries(packed))], 'guards.xlsx');
}

const text = (address: string, words: string) => `<c r="${address}" t="str"><v>${words}</v></c>`;
const asha = `<row r="1">${text('A1', 'Asha')}</row>`;
const rowsOf = async (file: File) => {
  const read = await readFile(file);
  return 'problem' in read ? read.problem : read.sheets.map(({ rows }) => rows);
};

afterEach(() => vi.unstubAllEnvs());

test('a workbook without styles, and with no addresses in its cells, is read', async () => {
  const cells = '<c t="str"><v>Asha</v></c><c/><c s="3"><v>9876543210</v></c>';
  const rows = `<row>${cells}</row><row><c t="str"><v>Om</v></c></row>`;
  expect(await rowsOf(workbookOf({ sheets: [rows] }))).toEqual([
    [
      ['Asha', '', '9876543210'],
      ['Om', '', ''],
    ],
  ]);
});

test('a workbook whose paths have backslashes is read', async () => {
  expect(await rowsOf(workbookOf({ sheets: [asha], separator: '\\' }))).toEqual([[['Asha']]]);
});

test('a sheet that is a chart is passed over', async () => {
  const more = {
    relationships: `<Relationship Id="c" Type="${OFFICE}/chartsheet" Target="chartsheets/sheet1.xml"/>`,
    sheets: '<sheet name="Chart" sheetId="9" r:id="c"/>',
  };
  expect(await rowsOf(workbookOf({ sheets: [asha], more }))).toEqual([[['Asha']]]);
});

test('sheets that Excel does not show are left out', async () => {
  const hidden = `<row r="1">${text('A1', 'Old list')}</row>`;
  for (const state of ['hidden', 'veryHidden'])
    expect(await rowsOf(workbookOf({ sheets: [hidden, asha], states: [`state="${state}"`] }))).toEqual([
      [['Asha']],
    ]);
});

test('rows that are hidden, by hand or by a filter, are named', async () => {
  const rows = `${asha}<row r="2" hidden="1">${text('A2', 'Om')}</row><row r="3">${text('A3', 'Ravi')}</row>`;
  expect(await readFile(workbookOf({ sheets: [rows] }))).toEqual({
    sheets: [{ name: 'Sheet 1', rows: [['Asha'], ['Om'], ['Ravi']], hidden: [1] }],
  });
});

test('cells merged downwards have their text in each row, and titles merged across have it once', async () => {
  const title = `<row r="1">${text('A1', 'Guards')}</row>`;
  const rows = `<row r="2">${text('A2', 'Asha')}${text('B2', 'Bhopal')}</row><row r="3">${text('A3', 'Om')}</row>`;
  const merged = '|<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="B2:B3"/></mergeCells>';
  expect(await rowsOf(workbookOf({ sheets: [title + rows + merged] }))).toEqual([
    [
      ['Guards', ''],
      ['Asha', 'Bhopal'],
      ['Om', 'Bhopal'],
    ],
  ]);
});

test('a cell with an error shows it, also where no program has calculated the formula', async () => {
  const cells = `${text('A1', 'Asha')}<c r="B1" t="e"><f>X1</f><v>#REF!</v></c><c r="C1"><f>D1*2</f></c><c r="D1"><f>1</f><v>1</v></c>`;
  expect(await rowsOf(workbookOf({ sheets: [`<row r="1">${cells}</row>`] }))).toEqual([
    [['Asha', '#REF!', '#CALC!', '1']],
  ]);
});

test('a day written as ISO 8601, as Excel’s strict format has it, is the same day in India', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const cells = '<c r="A1" t="d"><v>1990-12-31T00:00:00</v></c><c r="B1" t="d"><v>1990-12-31</v></c>';
  expect(await rowsOf(workbookOf({ sheets: [`<row r="1">${cells}</row>`] }))).toEqual([
    [['1990-12-31', '1990-12-31']],
  ]);
});
