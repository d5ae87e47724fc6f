import { type Register, registers } from '@prahari/contract/registers';
import type { SpreadsheetCell } from '@prahari/domain/sheets/spreadsheet-cells';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, describe, expect, it } from 'vitest';
import { billing, dayOfLastMonth, daysOfLastMonth, lastMonth } from '../../../../testing/billing.ts';
import { auditActionsOf, daysFromToday, UNKNOWN_ID } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { registerCells, registerRows } from '../../../../testing/registers.ts';
import { setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);

afterEach(() => api.db.deleteFrom('company').execute());

const rowsOf = (register: Register, clientId: string, month = lastMonth) =>
  registerRows(api, `${register}?month=${month}&clientId=${clientId}`, company.admin);

/** Reads a register's workbook by another library than the one that wrote it. */
async function workbook(path: string) {
  const response = await fetch(`${api.url}/api/admin/registers/${path}&format=xlsx`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });
  return (await readSheet(await response.arrayBuffer())) as unknown as SpreadsheetCell[][];
}

const MINUTE_MS = 60_000;

/** Returns a workbook's cell as the CSV has it. Excel keeps a time as a fraction of a day. */
function asText(cell: SpreadsheetCell): string {
  if (!(cell instanceof Date)) return `${cell ?? ''}`;
  const time = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  return time.slice(0, 16).replace('T00:00', '').replace('T', ' ');
}

const facts = {
  fatherName: '=Suresh Kumar',
  permanentAddress: '12 Gandhi Road, Vidisha',
  badgeNumber: 'G-104',
  rank: 'Head guard',
  uan: '1004 2760 7286',
  esiNumber: '3112345678',
};

describe('a register', () => {
  it('of guards has what PSARA asks, with the facts of the guard’s record', async () => {
    const one = await client([[1, 3]]);
    const guardId = one.guards[0]?.guardId ?? '';
    const { data } = (await api.get(`/admin/guards/${guardId}/record`, company.admin)).body;
    const known = { guardId, name: 'Ravi Kumar', city: 'Bhopal', email: data.guard.user.email };
    const corrected = await api.put('/admin/guards', { ...known, ...facts }, company.admin);
    expect(corrected.status).toBe(200);
    const record = (await api.get(`/admin/guards/${guardId}/record`, company.admin)).body.data;
    expect(record).toMatchObject({ ...facts, uan: '100427607286' });
    // A later change that does not carry them leaves them.
    await api.put('/admin/guards', known, company.admin);
    await setRows(api.db, 'guards', { id: guardId }, { created_at: `${dayOfLastMonth(1)}T06:00:00.000Z` });
    const [row, ...others] = await rowsOf('psara-guards', one.clientId);
    expect(others).toEqual([]);
    expect(row).toEqual({
      Sr: '1',
      Name: 'Ravi Kumar',
      'Father’s name': "'=Suresh Kumar",
      'Present address': '12 MG Road, Pune',
      'Permanent address': facts.permanentAddress,
      Contact: expect.stringMatching(/\d{5}/),
      'Joining date': dayOfLastMonth(1),
      'Leaving date': '',
      Photo: '',
      'Badge number': 'G-104',
      Salary: '',
    });
  });

  it('of clients has a row for each post with its point, number and days', async () => {
    const one = await client([[1, 3]]);
    expect(await rowsOf('psara-clients', one.clientId)).toEqual([
      {
        Sr: '1',
        Name: expect.stringMatching(/^Client/),
        Phone: expect.any(String),
        'Address of point': 'Gate 1, Pune, Maharashtra, 411001',
        'Number of guards': '1',
        Ranks: 'Guard',
        Start: dayOfLastMonth(1),
        End: daysFromToday(300),
      },
    ]);
  });

  it('of duties says when each began and ended, as pressed where attendance is kept', async () => {
    const one = await client([[1, 2]]);
    const rows = await rowsOf('duty-roster', one.clientId);
    expect(rows.map((row) => row['Date and time duty commenced'])).toEqual([
      `${dayOfLastMonth(1)} 08:00`,
      `${dayOfLastMonth(2)} 08:00`,
    ]);
    expect(rows[0]).toMatchObject({
      'Address of place of duty': 'Gate 1, Pune',
      'Arms/ammunition provided?': 'No',
      'Date and time duty ended': `${dayOfLastMonth(1)} 20:00`,
      'Shift timing': '08:00–20:00',
    });
    const sheet = await workbook(`duty-roster?month=${lastMonth}&clientId=${one.clientId}`);
    expect(sheet[1]?.[5]).toBeInstanceOf(Date);
    expect(asText(sheet[1]?.[5] ?? null)).toBe(`${dayOfLastMonth(1)} 08:00`);
  });

  it('of attendance and the muster roll mark each day, and the weekly offs', async () => {
    const one = await client([
      [1, 3],
      [2, 2],
    ]);
    const [first, second] = await rowsOf('attendance', one.clientId);
    expect([first?.['1'], first?.['3'], first?.Duties]).toEqual(['P', 'P', '3']);
    expect([second?.['2'], second?.Duties, second?.['Overtime (hours over 8 a day)']]).toEqual([
      'P',
      '1',
      '4',
    ]);
    const muster = await rowsOf('muster', one.clientId);
    expect(muster.map((row) => row['Total days']).sort()).toEqual(['1', '3']);
    expect(muster[0]).toMatchObject({ Month: lastMonth, 'Father’s or husband’s name': '', Gender: '' });
    expect(Object.keys(muster[0] ?? {}).filter((name) => /^\d+$/.test(name))).toHaveLength(daysOfLastMonth);
  });

  it('of wages has days, hours and overtime by week, which add up', async () => {
    const one = await client([[1, 10]]);
    const [row, ...others] = await rowsOf('wage-input', one.clientId);
    expect(others).toEqual([]);
    expect([row?.Days, row?.Duties, row?.Hours]).toEqual(['10', '10', '120']);
    const weeks = Object.entries(row ?? {}).filter(([name]) => name.startsWith('Overtime, week to'));
    const sum = weeks.reduce((hours, [, text]) => hours + Number(text), 0);
    expect(`${sum}`).toBe(row?.['Overtime (hours)']);
    expect(sum).toBeGreaterThanOrEqual(40);
  });

  it.each(registers)(
    '%s has the same cells as a workbook, with numbers and without formulas',
    async (name) => {
      const one = await client([[1, 3]]);
      await setRows(api.db, 'users', { id: one.guards[0]?.userId ?? '' }, { name: '=1+1' });
      const path = `${name}?month=${lastMonth}&clientId=${one.clientId}`;
      const cells = await registerCells(api, path, company.admin);
      const written = (await workbook(path)).map((row) => row.map(asText));
      expect(written).toEqual(cells.map((row) => row.map((cell) => cell.replace(/^'/, ''))));
    },
  );

  it('is refused for an unknown client and a wrong month, and is in the audit log', async () => {
    const { userId, token } = await api.signIn('admin');
    const status = async (query: string) => (await api.get(`/admin/registers/muster?${query}`, token)).status;
    expect(await status(`month=2026-11&clientId=${UNKNOWN_ID}`)).toBe(404);
    expect(await status('month=2026-13')).toBe(400);
    expect(await status('clientId=x')).toBe(400);
    expect(await status('month=2026-11')).toBe(200);
    expect(await auditActionsOf(api.db, userId)).toContain('exportRegister');
  });
});
