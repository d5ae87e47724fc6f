import { clientColumns, guardColumns } from '@prahari/contract/imports';
import { MAX_CHALLAN_BYTES, registers } from '@prahari/contract/registers';
import { addDays, today } from '@prahari/domain/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { openDatabase } from '../../packages/api/src/db/open.ts';
import { tokenOf } from '../../packages/api/testing/company-people.ts';
import { companyRows, insertRows } from '../../scripts/bench/company.ts';
import type { HttpCall } from '../fault/support/http-client.ts';
import { isFullRun } from '../fault/support/repetitions.ts';
import { reportResult } from '../fault/support/report-result.ts';
import { sampleResponseTimes } from '../fault/support/response-times.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

/** No request may keep others waiting for longer. `npm test` runs beside other suites, which do. */
const MOST_MS = isFullRun ? 100 : 1000;
/** Other programs may use the processor during a try. */
const TRIES = 5;
const SIZE = isFullRun
  ? { guards: 20_000, clients: 10_000, bills: 100_000 }
  : { guards: 2_000, clients: 1_000, bills: 5_000 };

const rows = companyRows(SIZE);
const token = tokenOf('admin');
let url = '';

beforeAll(async () => {
  const dataDir = createTempFolder();
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, () => {});
  await migrate(db);
  await insertRows(db, rows);
  await db.destroy();
  url = await startServer({ dataDir }).ready;
}, 900_000);
afterAll(cleanUp);

/** Sends a call and reads the whole reply, which may be a file. */
async function statusOf({ method, path }: HttpCall, body: Buffer<ArrayBuffer> | undefined): Promise<number> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Returns how long a health check waited at most while the call was answered, and its status. */
async function longestWait(call: HttpCall): Promise<{ ms: number; status: number }> {
  // A large body takes this process, which measures, as long as the server.
  const body = call.body && Buffer.from(JSON.stringify(call.body));
  const health = sampleResponseTimes([`${url}/api/health`]);
  const status = await statusOf(call, body);
  await health.stop();
  return { ms: Math.max(...health.times), status };
}

const imported = (
  sheet: 'guards' | 'clients',
  body: { columns: readonly string[]; rows: readonly object[] },
): HttpCall => ({ method: 'POST', path: `/admin/import-${sheet}`, body: { mode: 'check', ...body } });

const rowsOf = (count: number, cellsOf: (at: number) => unknown[]) =>
  Array.from({ length: count }, (_, at) => ({ row: at + 1, cells: cellsOf(at) }));

const guards = Object.keys(guardColumns);
const clients = Object.keys(clientColumns);
const guardCells = (at: number, name = `Guard ${at}`) => [
  ...[name, `98${10_000_000 + at}`, `guard.${at}@example.com`, 'Bhopal', '04/05/1990', '2', 'CCTV, Dogs'],
  ...[`MP/${at}`, '14/08/2027', `PS/${at}`, '14/08/2028', `MD/${at}`, '14/08/2028'],
];
const clientCells = (at: number) => [
  ...['One Client', 'Asha Rao', '9710000001', 'one@example.com', `${at} Lake Road`, 'Bhopal'],
  ...['Madhya Pradesh', '462001', 'Night', '3', '01/12/2098', '30/11/2099', 'Gate 2'],
];

const hostileFiles: Record<string, HttpCall> = {
  'a header with 490,000 columns': imported('guards', {
    columns: Array(490_000).fill(''),
    rows: rowsOf(2000, () => ['x']),
  }),
  'a row of 1,200,000 cells': imported('guards', {
    columns: ['name'],
    rows: rowsOf(1, () => Array(1_200_000).fill('')),
  }),
  'a row of 1,900,000 wrong cells': imported('guards', {
    columns: ['name'],
    rows: rowsOf(1, () => Array(1_900_000).fill(1)),
  }),
  '5,000 rows of 50 wrong cells': imported('guards', {
    columns: ['name'],
    rows: rowsOf(5000, () => Array(50).fill(1)),
  }),
};
const largeFiles: Record<string, HttpCall> = {
  '5,000 guards': imported('guards', { columns: guards, rows: rowsOf(5000, (at) => guardCells(at)) }),
  '5,000 guards of one name': imported('guards', {
    columns: guards,
    rows: rowsOf(5000, (at) => guardCells(at, 'Ravi Kumar')),
  }),
  '5,000 guards with nothing right': imported('guards', {
    columns: guards,
    rows: rowsOf(5000, () => guards.map(() => '?')),
  }),
  '5,000 posts of one client': imported('clients', { columns: clients, rows: rowsOf(5000, clientCells) }),
  'a cell of 980,000 signs': imported('guards', {
    columns: guards,
    rows: rowsOf(1, () => ['1 '.repeat(490_000)]),
  }),
  'a cell of 980,000 line breaks': imported('clients', {
    columns: ['note'],
    rows: rowsOf(1, () => ['\n'.repeat(980_000)]),
  }),
};
const lists: Record<string, HttpCall> = Object.fromEntries(
  [
    'guards',
    'clients',
    'bills',
    'posts',
    'applications',
    'security-applications',
    'audit',
    'accounts',
  ].flatMap((list): [string, HttpCall][] => [
    [`all ${list}`, { method: 'GET', path: `/admin/${list}` }],
    [`a search in ${list}`, { method: 'GET', path: `/admin/${list}?limit=200&q=noida` }],
  ]),
);
const files: Record<string, HttpCall> = Object.fromEntries(
  ['guards', 'clients', 'bills', 'posts', 'clientApplications', 'securityApplications'].flatMap((list) =>
    ['csv', 'xlsx'].map((format): [string, HttpCall] => [
      `a file of ${list} as ${format}`,
      { method: 'POST', path: '/admin/export', body: { list, format } },
    ]),
  ),
);

const day = today();
const month = day.slice(0, 7);
const read = (path: string): HttpCall => ({ method: 'GET', path: `/admin/${path}` });
/** The office's daily work and the month's papers, which look at each guard or client. */
const office: Record<string, HttpCall> = {
  'the candidates of a post': read(
    `posts/${rows.posts.find(({ end_date }) => end_date > day)?.id}/candidates`,
  ),
  'the duties of a day': read(`duties?day=${day}`),
  'a search in the duties of a day': read(`duties?day=${day}&limit=50&q=kumar`),
  'guards who are free for a month': read(`free-guards?startDate=${day}&endDate=${addDays(day, 30)}`),
  'the drafts of a month': read(`bill-drafts?month=${month}&basedOn=planned`),
  'the drafts of a month as agreed': read(`bill-drafts?month=${month}&basedOn=agreed`),
  'the audit log of people with an a': read('audit?limit=50&q=a'),
  'the audit log about bills': read('audit?limit=50&status=bills'),
  ...Object.fromEntries(
    registers.map((register) => [`the register ${register}`, read(`registers/${register}?month=${month}`)]),
  ),
};

/** A body of 7 MB: the largest receipt in base64. */
const receipts: Record<string, HttpCall> = {
  'a receipt of 5 MB': {
    method: 'POST',
    path: '/admin/challans',
    body: {
      ...{ month, kind: 'epf', name: 'EPF' },
      content: Buffer.alloc(MAX_CHALLAN_BYTES, '%PDF-1.7\n').toString('base64'),
    },
  },
};

let longest = 0;
/** `npm test` sends what once held others for seconds, and one of each other kind. */
const SAMPLE = [
  'a cell of 980,000 line breaks',
  '5,000 guards of one name',
  'all audit',
  'a file of bills as xlsx',
  'the candidates of a post',
  'the duties of a day',
  'the drafts of a month',
  'the register duty-roster',
  'a receipt of 5 MB',
];
const large = Object.entries({ ...office, ...receipts, ...largeFiles, ...lists, ...files }).filter(
  ([name]) => isFullRun || SAMPLE.includes(name),
);
const cases = [
  ...Object.entries(hostileFiles).map(([name, call]) => [name, call, 400] as const),
  ...large.map(([name, call]) => [name, call, name === 'a receipt of 5 MB' ? 201 : 200] as const),
];

test.each(cases)(
  `others wait at most ${MOST_MS} ms for %s`,
  { timeout: 120_000 },
  async (_, call, expected) => {
    let best = Infinity;
    for (let attempt = 0; attempt < TRIES && best > MOST_MS; attempt += 1) {
      const { ms, status } = await longestWait(call);
      expect(status).toBe(expected);
      best = Math.min(best, ms);
    }
    longest = Math.max(longest, best);
    expect(best).toBeLessThanOrEqual(MOST_MS);
  },
);

test('the longest wait is reported', () => {
  reportResult({
    proof: 'One heavy request beside others',
    done: `${cases.length} imports, whole lists, searches, registers and files of ${SIZE.bills} bills`,
    found: `a health check waits at most ${longest.toFixed(0)} ms`,
  });
});
