import { exportedLists } from '@prahari/contract/exports';
import { registers } from '@prahari/contract/registers';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { expect, it } from 'vitest';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { exhaustive } from '../../../../testing/exhaustive.ts';
import { cellsInLibreOffice, hasLibreOffice, type ShownCell } from '../../../../testing/libre-office.ts';
import { setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);

const headers = { authorization: `Bearer ${company.admin}` };
const json = { ...headers, 'content-type': 'application/json' };

/** Asks for a file. @throws for another status than 200 */
async function fileOf(path: string, body?: object): Promise<Uint8Array> {
  const init = body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${api.url}/api${path}`, init);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

const rowsOf = (csv: Uint8Array): string[][] =>
  readDelimited(new TextDecoder().decode(csv)).filter((row) => row.length > 1);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a cell of the CSV as LibreOffice holds it: days as dates by their format, figures as numbers. */
function held(cell: string): ShownCell {
  const day = /^(\d{4})-(\d{2})-(\d{2})(?= \d{2}:\d{2}$|$)/.exec(cell);
  if (cell === '') return { type: '', text: '' };
  if (/^-?\d+(?:\.\d+)?$/.test(cell)) return { type: 'float', text: cell };
  if (!day) return { type: 'string', text: cell.replace(/^'/, '') };
  const [text, year, month, date] = day;
  return { type: 'date', text: cell.replace(text, `${date}-${MONTHS[Number(month) - 1]}-${year}`) };
}

/** Compares amounts as numbers: `1,23,456.00` is `123456`. */
const withoutCommas = ({ type, text }: ShownCell): ShownCell => ({
  type,
  text: type === 'float' ? `${Number(text.replaceAll(',', ''))}` : text,
});

/** Returns what a cell should be. @param heading that of its column; false for a heading */
const expected = (cell: string, heading: string | undefined | false): ShownCell =>
  cell !== '' && (heading === false || heading === 'PIN code')
    ? { type: 'string', text: cell }
    : withoutCommas(held(cell));

// `npm test` leaves it out; `npm run prove` fails where LibreOffice is missing, `--short` says so and goes on.
it.runIf(process.env.PROVE !== 'short' || hasLibreOffice())(
  'LibreOffice shows each cell of every register, list and muster as it was written',
  { ...exhaustive, timeout: 180_000 },
  async () => {
    const one = await client([
      [1, 3],
      [2, 2],
    ]);
    // A text that a spreadsheet would run, and one in Hindi.
    await setRows(api.db, 'users', { id: one.guards[0]?.userId ?? '' }, { name: '=1+1' });
    await setRows(api.db, 'users', { id: one.guards[1]?.userId ?? '' }, { name: 'सुनीता देवी' });
    await company.generateBill(one.clientId, { amount: 1_234_567.5 });
    const workbooks = new Map<string, Uint8Array>();
    const written = new Map<string, string[][]>();
    for (const register of registers) {
      const path = `/admin/registers/${register}?month=${lastMonth}&clientId=${one.clientId}`;
      written.set(register, rowsOf(await fileOf(path)));
      workbooks.set(register, await fileOf(`${path}&format=xlsx`));
    }
    for (const list of exportedLists) {
      written.set(list, rowsOf(await fileOf('/admin/export', { list })));
      workbooks.set(list, await fileOf('/admin/export', { list, format: 'xlsx' }));
    }
    const muster = await api.get(`/admin/muster?postId=${one.postId}&month=${lastMonth}`, company.admin);
    workbooks.set('month', await fileOf('/admin/muster/export', { postId: one.postId, month: lastMonth }));

    const cells = cellsInLibreOffice(workbooks);
    for (const [name, rows] of written)
      expect(
        cells.get(name)?.map((row) => row.slice(0, rows[0]?.length).map(withoutCommas)),
        name,
      ).toEqual(
        rows.map((row, at) => row.map((cell, column) => expected(cell, at > 0 && rows[0]?.[column]))),
      );
    const month = (cells.get('month') ?? []).map((row) => row.map(({ text }) => text));
    for (const [at, { guard, cells: own, duties }] of muster.body.data.guards.entries()) {
      const row = month[at + 1] ?? [];
      expect(row.slice(0, 2)).toEqual([`${at + 1}`, guard.name]);
      const days = muster.body.data.days.map(({ day }: { day: string }) =>
        own
          .filter((cell: { day: string }) => cell.day === day)
          .map(({ mark }: { mark: string }) => mark)
          .join('+'),
      );
      expect(row.slice(2, 2 + days.length)).toEqual(days);
      expect(row[2 + days.length]).toBe(`${duties}`);
    }
  },
);
