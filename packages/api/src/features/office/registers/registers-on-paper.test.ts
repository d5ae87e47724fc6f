import { MAX_PRINTED_CELLS, type Register, registers } from '@prahari/contract/registers';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { today } from '@prahari/domain/days';
import { formatDay, formatMonth } from '@prahari/domain/format';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { billing, lastMonth } from '../../../../testing/billing.ts';
import { expectStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { type PlacedText, pdfPages, placedTexts } from '../../../../testing/pdf-text.ts';
import { registerCells } from '../../../../testing/registers.ts';
import { setRows } from '../../../../testing/rows.ts';

const started = await startCompany();
const { api, company } = started;
const { client } = billing(started);

afterEach(() => api.db.deleteFrom('company').execute());

const queryOf = (clientId: string, month = lastMonth) => `month=${month}&clientId=${clientId}`;

const documentOf = async (register: string, query: string): Promise<RegisterDocument> =>
  expectStatus(await api.get(`/admin/register-document?register=${register}&${query}`, company.admin), 200)
    .body.data;

/** Downloads a register as a PDF and reads its pages. */
async function pdfOf(register: string, query: string) {
  const response = await fetch(`${api.url}/api/admin/registers/${register}?${query}&format=pdf`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { headers: response.headers, pages: await pdfPages(bytes.slice()), bytes };
}

const papers: readonly (readonly [register: Register, state: string])[] = [
  ...registers.map((register) => [register, 'Maharashtra'] as const),
  ['muster', 'Karnataka'],
];

/** The text without white space, which a PDF has between cells only by position. */
const compact = (text: string): string => text.replace(/\s+/g, '');

/** Returns a cell of the CSV as paper has it. */
const onPaper = (cell: string): string =>
  cell.replace(/^'/, '').replace(/^(\d{4}-\d{2}-\d{2})(?= |$)/, (day) => formatDay(day));

describe('a register on paper', () => {
  // The first document starts the thread and reads the fonts.
  beforeAll(async () => void (await pdfOf('psara-guards', 'month=2026-01')));

  it.each(registers)(
    '%s has the cells of its file, with what all rows share above the table',
    async (name) => {
      const { clientId } = await client([[1, 3]]);
      const [heads = [], ...rows] = await registerCells(api, `${name}?${queryOf(clientId)}`, company.admin);
      const { columns, sections, client: named } = await documentOf(name, queryOf(clientId));
      const [section] = sections;
      const printed = sections.flatMap((one) =>
        one.rows.map((row) => [...one.facts.map(({ text }) => text), ...row]),
      );
      const printedHeads = [
        ...(section?.facts ?? []).map(({ label }) => label),
        ...columns.map((one) => one.heading),
      ];
      expect(printedHeads).toEqual(heads.filter((heading) => heading !== 'Month'));
      const kept = (cells: string[]) => cells.filter((_, at) => heads[at] !== 'Month').map(onPaper);
      expect(printed).toEqual(rows.map(kept));
      expect(named).toMatch(/^Client/);
    },
  );

  it.each(registers)('%s as a PDF says all that its page says', async (name) => {
    await api.put(
      '/admin/company',
      {
        legalName: 'Prahari Services LLP',
        psaraLicence: { number: 'MH/2026/17', state: 'Maharashtra', validTo: '' },
      },
      company.admin,
    );
    const { clientId } = await client([[1, 3]]);
    const document = await documentOf(name, queryOf(clientId));
    const { headers, pages } = await pdfOf(name, queryOf(clientId));
    expect([
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('cache-control'),
    ]).toEqual(['application/pdf', `attachment; filename="prahari-${name}-${lastMonth}.pdf"`, 'no-store']);
    const text = compact(pages.join(' '));
    const said = [
      'Prahari Services LLP',
      'PSARA licence MH/2026/17',
      document.title,
      document.number,
      formatMonth(lastMonth),
      ...document.notes,
      ...document.columns.map(({ heading }) => heading),
      ...document.sections.flatMap(({ facts, rows }) => [
        ...facts.flatMap(({ label, text: fact }) => [label, fact]),
        ...rows.flat(),
      ]),
      ...document.signatures,
      `Page 1 of ${pages.length}`,
    ];
    expect(said.filter((one) => !text.includes(compact(one)))).toEqual([]);
  });

  it('breaks no word of the head of an empty column', async () => {
    const { guardId, userId } = await company.addGuard({ name: 'Lakshmi Narayanan Venkataraman' });
    const address = 'Flat 203, Sai Krupa Apartments, Kothrud, Pune 411038';
    await setRows(api.db, 'security_applications', { user_id: userId }, { address });
    await setRows(api.db, 'guards', { id: guardId }, { father_name: 'Ramnarayan Prasad Venkataraman' });
    const { pages } = await pdfOf('psara-guards', `month=${today().slice(0, 7)}`);
    expect(pages[0]).toContain('Venkataraman');
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain('Present address Permanent address Contact');
  });

  it('is by the form of the client’s State: Form T in Karnataka, in files too, else the central one, which says so', async () => {
    const { clientId } = await client([[1, 2]]);
    const central = await documentOf('muster', queryOf(clientId));
    expect([central.number, central.notes]).toEqual([
      'Form XVI',
      [
        'We don’t know the form of Maharashtra: this is the central form, Form XVI.',
        expect.stringContaining('LV: leave'),
      ],
    ]);
    const moved = await api.put(`/admin/clients/${clientId}/tax`, { stateCode: '29' }, company.admin);
    expect(moved.status).toBe(200);
    const own = await documentOf('muster', queryOf(clientId));
    expect([own.number, own.title]).toEqual(['Form T', 'Combined muster roll cum register of wages']);
    expect(own.columns.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['UAN', 'Total OT hours']),
    );
    const [heads] = await registerCells(api, `muster?${queryOf(clientId)}`, company.admin);
    expect(heads).toEqual(
      expect.arrayContaining(['UAN', 'ESI No.', 'Date of joining', 'No. of payable days']),
    );
  });

  it('of agencies names the rules of the State of the licence', async () => {
    const licence = { number: 'DL/1', state: 'NCT of Delhi', validTo: '' };
    await api.put('/admin/company', { psaraLicence: licence }, company.admin);
    const { rules } = await documentOf('psara-guards', 'month=2026-11');
    expect(rules).toContain('Delhi Private Security Agencies (Regulation) Rules, 2023');
  });

  it('has a page for each site, repeats its head on each page, and Hindi names can be read', async () => {
    const one = await client(Array.from({ length: 60 }, () => [1, 3] as [number, number]));
    await setRows(api.db, 'users', { id: one.guards[0]?.userId ?? '' }, { name: 'सुरक्षा सेवक' });
    const { pages } = await pdfOf('duty-roster', queryOf(one.clientId));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(compact(page)).toContain('NameClientAddress');
    }
    expect(pages.join(' ')).toContain('सुरक्षा सेवक');
  });

  it.each(papers)(
    '%s has no text outside of its page or over another, by the form of %s',
    async (register, state) => {
      const one = await client([
        [1, 28],
        [2, 2],
      ]);
      const facts = { father_name: 'Ramnarayan Prasad', badge_number: 'PR-0417', rank: 'Head guard' };
      const numbers = { uan: '100427607286', esi_number: '3112345678' };
      const [guard] = one.guards;
      await setRows(api.db, 'guards', { id: guard?.guardId ?? '' }, { ...facts, ...numbers });
      await setRows(api.db, 'users', { id: guard?.userId ?? '' }, { name: 'सुनीता रामेश्वर Yadav' });
      const stateCode = state === 'Karnataka' ? '29' : '27';
      await api.put(`/admin/clients/${one.clientId}/tax`, { stateCode }, company.admin);
      for (const { width, height, texts } of await placedTexts(
        (await pdfOf(register, queryOf(one.clientId))).bytes,
      )) {
        const isOutside = ({ left, right, top, bottom }: PlacedText) =>
          left < 20 || right > width - 20 || bottom < 10 || top > height - 10;
        expect(texts.filter(isOutside)).toEqual([]);
        const isOver = (a: PlacedText, b: PlacedText) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
          Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 1;
        const over = texts.flatMap((a, at) =>
          texts
            .slice(at + 1)
            .filter((b) => isOver(a, b))
            .map((b) => [a.text, b.text]),
        );
        expect(over).toEqual([]);
      }
    },
  );

  it('says that a month without entries has none', async () => {
    const { clientId } = await client([[1, 1]]);
    const { pages } = await pdfOf('muster', queryOf(clientId, '2020-01'));
    expect(pages.join(' ')).toContain('No entries in this month');
  });

  it('of too many rows is refused as paper, and made as a file', async () => {
    const { clientId } = await client([[1, 1]]);
    const post = await api.db
      .selectFrom('posts')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('street', '=', 'Gate 1')
      .executeTakeFirstOrThrow();
    const rows = Math.ceil(MAX_PRINTED_CELLS / 8) + 1;
    const copies = Array.from({ length: rows }, (_, at) => ({
      ...post,
      request_id: null,
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    }));
    for (let at = 0; at < copies.length; at += 500)
      await api.db
        .insertInto('posts')
        .values(copies.slice(at, at + 500))
        .execute();
    const query = queryOf(clientId);
    const page = await api.get(`/admin/register-document?register=psara-clients&${query}`, company.admin);
    expect(statusAndCode(page)).toEqual([409, 'registers.too_long']);
    expect(await registerCells(api, `psara-clients?${query}`, company.admin)).toHaveLength(rows + 2);
  });
});
