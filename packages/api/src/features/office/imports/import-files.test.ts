import { readFileSync } from 'node:fs';
import { dayFields } from '@prahari/contract/imports';
import { decodeText } from '@prahari/domain/sheets/decode-text';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { draftOf, questionsOf, type SheetDraft, sentSheet, viewOf } from '@prahari/domain/sheets/sheet-draft';
import { expect, test } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';

const { api, company } = await startCompany();

interface Expected {
  /** The outcome of each row. */
  outcomes: string[];
  /** Rows that are not imported, each with its reason. */
  skipped?: string[];
  /** `row field` of each problem. */
  problems?: string[];
  /** Questions that are asked before. */
  questions?: string[];
  /** Names of the first people it adds. */
  names?: string[];
  posts?: number;
}

/** Days such as 04/05/1990 alone in a column may be in either order. */
const order = ['order'];
const one = { outcomes: ['new'], questions: order };

const files: [file: string, expected: Expected][] = [
  [
    'c02-one-client-three-sites.csv',
    { outcomes: ['new', 'new', 'new'], posts: 3, names: ['Testgaon Mills'] },
  ],
  [
    'c04-pin-codes.csv',
    {
      outcomes: ['new', 'new', 'problem', 'new', 'new', 'new', 'problem'],
      problems: ['4 zipCode', '8 zipCode'],
      posts: 5,
    },
  ],
  ['g01-excel-unicode-text-utf16.csv', one],
  ['g02-excel-default-windows1252.csv', { ...one, names: ['Anil D’Test'] }],
  ['g03-semicolon-bom.csv', { ...one, names: ['Semi Test'] }],
  ['g04-title-rows-above-header.csv', { ...one, skipped: ['1 title', '2 empty'] }],
  ['g05-other-header-words.csv', { ...one, names: ['Header Test'] }],
  ['g06-trailing-commas-and-total.csv', { ...one, skipped: ['3 empty', '4 total'] }],
  [
    'g07-header-again-on-page-2.csv',
    { outcomes: ['new', 'new'], questions: order, skipped: ['3 headings again'] },
  ],
  ['g08-quote-never-closed.csv', { outcomes: ['new', 'new', 'new'], questions: ['order', 'quote'] }],
  ['g09-nbsp-in-header.csv', one],
  ['g10-two-spaces-and-star-in-header.csv', { outcomes: ['new'] }],
  [
    'g11-brothers-share-a-phone.csv',
    { outcomes: ['new', 'problem'], questions: order, problems: ['3 phone'] },
  ],
  ['g12-cr-only.csv', { ...one, names: ['Mac Test'] }],
  ['g13-sep-line.csv', { ...one, names: ['Sep Test'] }],
  ['g14-empty.csv', { outcomes: [] }],
  ['g17-4600-rows-all-columns.csv', { outcomes: Array(4600).fill('new') as string[] }],
  ['g18-pipe.csv', { ...one, names: ['Pipe Test'] }],
  ['g20-quoted-header-with-commas-semicolons.csv', { outcomes: ['new'], names: ['Quoted Test'] }],
];

test.each(files)('%s is read as a person would expect', async (file, expected) => {
  const kind = file.startsWith('c') ? 'clients' : 'guards';
  const bytes = readFileSync(new URL(`../../../../testing/import-files/${file}`, import.meta.url));
  const draft: SheetDraft = draftOf(kind, file, [{ name: '', rows: readDelimited(decodeText(bytes)) }]);
  const view = viewOf(kind, draft, { chosen: {}, dayFields });
  expect(view.table.skipped.map(({ row, why }) => `${row} ${why}`)).toEqual(expected.skipped ?? []);
  expect(questionsOf(view, draft).map((question) => question.kind)).toEqual(expected.questions ?? []);
  const sent = sentSheet(view, draft);
  expect(sent.rows).toHaveLength(expected.outcomes.length);
  if (sent.rows.length === 0) return;
  const body = { ...sent, mode: 'check' };
  const { data } = (await api.post(`/admin/import-${kind}`, body, company.admin)).body;
  expect(data.outcomes).toEqual(expected.outcomes);
  const problems = data.problems as { row: number; field: string }[];
  expect(problems.map(({ row, field }) => `${row} ${field}`)).toEqual(expected.problems ?? []);
  if (expected.posts !== undefined) expect(data.posts.new).toBe(expected.posts);
  if (expected.names) expect(sent.rows[0]?.cells[sent.columns.indexOf('name')]).toBe(expected.names[0]);
});
