import type { ExportedList } from '@prahari/contract/exports';
import { type SpreadsheetCell, sheetRows } from '@prahari/domain/sheets/spreadsheet-cells';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, describe, expect, it, test } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { createCompany, daysFromToday, postBody } from '../../../../testing/company.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';
import { addCreditNote, addPayment, addTaxedBill } from '../../../../testing/tax-bills.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { csvField } from './csv.ts';
import { XLSX_TYPE } from './xlsx.ts';

interface Named {
  name: string;
}

/** Exports a list as a workbook and reads it by another library than the one that wrote it. */
async function workbook(body: object, token: string) {
  const response = await fetch(`${api.url}/api/admin/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, format: 'xlsx' }),
  });
  const bytes = await response.arrayBuffer();
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(new Uint8Array(bytes));
  return {
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    rows: (await readSheet(bytes)) as unknown as SpreadsheetCell[][],
    sheetXml: new TextDecoder().decode(sheet),
  };
}

const BILL_COLUMNS = [
  ...['Bill', 'Client', 'Email', 'Amount (₹)', 'Due', 'Status', 'Description', 'Link', 'Generated', 'Date'],
  ...['Own GSTIN', 'Place of supply', 'Reverse charge', 'Taxable (₹)', 'CGST (₹)', 'SGST or UTGST (₹)'],
  ...['IGST (₹)', 'Round off (₹)', 'Paid (₹)', 'Credited (₹)', 'Owed (₹)'],
];

/** Returns the first field without quotes inside it. */
const firstField = (line: string) => /^"([^"]*)"|^[^,]*/.exec(line)?.slice(0, 2).reverse().find(Boolean);

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98765', "'+91 98765"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\t\'=1"'],
  [' =1', '" \'=1"'],
  ['a, =1', '"a, \'=1"'],
  ['＝1', "'＝1"],
  ['a"b', '"a""b"'],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['plain', 'plain'],
  [undefined, ''],
  [-3, '-3'],
])('a text that a spreadsheet would run becomes harmless: %j', (value, field) => {
  expect(csvField(value)).toBe(field);
});

test('a text that a spreadsheet would split at its region’s cell separator becomes harmless', () => {
  expect(
    ['x;=1', 'x; "+1', 'x|@SUM(A1)', 'x\t-2', 'x\n=1', '9-5; 6-2', 'a; b', '=1;=2'].map(csvField),
  ).toEqual(["x;'=1", '"x; ""\'+1"', "x|'@SUM(A1)", "x\t'-2", '"x\n\'=1"', '9-5; 6-2', 'a; b', "'=1;'=2"]);
});

describe('an export', () => {
  it('has exactly the rows of the list with the same search, filter and order', async () => {
    const { token } = await api.signIn('admin');
    for (const [list, path, query] of [
      ['bills', '/admin/bills', { status: 'overdue', sort: '-amount', q: 'a' }],
      ['guards', '/admin/guards', { status: 'assigned', sort: 'name', q: '' }],
      ['posts', '/admin/posts', { status: 'short', sort: '-short', q: '' }],
      ['clients', '/admin/clients', { status: 'unassigned', sort: '-unpaid', q: '' }],
      ['clientApplications', '/admin/applications', { status: 'pending', sort: 'name', q: '' }],
      ['securityApplications', '/admin/security-applications', { status: '', sort: '', q: 'an' }],
    ] as const) {
      const given = Object.entries(query).filter(([, value]) => value);
      const reply = await api.get(
        `${path}?limit=200&${new URLSearchParams(Object.fromEntries(given))}`,
        token,
      );
      const names = reply.body.data.map(
        (row: { billNumber?: string; fullName?: string; user?: Named; client?: { user: Named } }) =>
          row.billNumber ?? row.fullName ?? row.user?.name ?? row.client?.user.name,
      );
      const { body } = await api.post('/admin/export', { list, ...Object.fromEntries(given) }, token);
      const lines = String(body).trimEnd().split('\r\n').slice(1);
      expect([list, reply.status]).toEqual([list, 200]);
      expect(lines.length).toBeGreaterThan(0);
      expect([list, lines.map(firstField)]).toEqual([list, names]);
    }
  });

  it('of posts has those that have not ended and, for a city, exactly those in it', async () => {
    const company = await createCompany(api);
    const { clientId, email } = await company.addClient({}, { name: '@SUM(1;-1)' });
    const addPost = (city: string) =>
      api.post(
        '/admin/posts',
        postBody(clientId, {
          place: { street: '=2 Ring Road', city, state: 'Gujarat', zipCode: '395002' },
          startDate: daysFromToday(-1),
          endDate: daysFromToday(9),
          asked: 2,
          note: '+91 gate',
        }),
        company.admin,
      );
    await addPost('Surat');
    const { _id: postId } = (await addPost('Surat')).body.data;
    await addPost('New Surat');
    await api.post('/admin/end-post', { postId, lastDay: daysFromToday(-1) }, company.admin);
    const { body } = await api.post('/admin/export', { list: 'posts', city: 'Surat' }, company.admin);
    expect(String(body).trimEnd().split('\r\n')).toEqual([
      'Client,Email,Phone,Street,City,State,PIN code,Shift,Begins at,Hours of a duty,From,Until,Guards asked for,Filled,Short,Empty tonight,Guards,Note',
      `'@SUM(1;'-1),${email},'+91 98765 43210,'=2 Ring Road,Surat,Gujarat,395002,Night,20:00,12,${daysFromToday(-1)},${daysFromToday(9)},2,0,2,2,,'+91 gate`,
    ]);
    const [entry] = (await api.get('/admin/audit?limit=1', company.admin)).body.data;
    expect(entry).toMatchObject({ action: 'exportPosts', actor: { name: 'Test admin' } });
  });

  it('of guards has phone and home city and can be imported elsewhere', async () => {
    const company = await createCompany(api);
    const added = {
      name: 'Ravi Tipnis',
      phone: '97110 00001',
      email: 'ravi.tipnis@example.com',
      city: '=Bhopal',
      dateOfBirth: '1994-03-14',
      experience: 4,
      skills: 'CCTV, Dogs',
    };
    await api.post('/admin/guards', added, company.admin);
    const { body: file } = await api.post('/admin/export', { list: 'guards', q: 'Tipnis' }, company.admin);
    const [head, row] = String(file).replace('\ufeff', '').split('\r\n');
    expect(head).toMatch(
      /^Name,Email,Phone,Home city,Date of birth,Status,Experience \(years\),Specialization,/,
    );
    expect(row).toMatch(
      /^Ravi Tipnis,ravi\.tipnis@example\.com,'\+919711000001,'=Bhopal,1994-03-14,Available,4,CCTV; Dogs,/,
    );
    const elsewhere = await startApi();
    try {
      const { token } = await elsewhere.signIn('admin');
      const { data } = (
        await elsewhere.post('/admin/import-guards', sheetBody('guards', String(file)), token)
      ).body;
      expect(data).toMatchObject({ imported: 1, problems: [] });
      const [{ _id }] = (await elsewhere.get('/admin/guards?q=Tipnis', token)).body.data;
      const record = (await elsewhere.get(`/admin/guards/${_id}/record`, token)).body.data;
      expect(record).toMatchObject({
        phone: '+919711000001',
        city: '=Bhopal',
        dateOfBirth: '1994-03-14',
        guard: { experience: 4, specialization: ['CCTV', 'Dogs'] },
      });
    } finally {
      await elsewhere.stop();
    }
  });

  it('is a UTF-8 file with a byte order mark, named after list and day, and audited', async () => {
    const company = await createCompany(api);
    const client = await company.addClient({}, { name: '=HYPERLINK("http://evil.example","Click")' });
    const { billNumber } = (await company.generateBill(client.clientId, { description: 'नवम्बर, 2 guards' }))
      .body.data;
    const response = await fetch(`${api.url}/api/admin/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ list: 'bills', q: billNumber }),
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="prahari-bills-${daysFromToday(0)}.csv"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        BILL_COLUMNS.join(),
        `${billNumber},"'=HYPERLINK(""http://evil.example"",""Click"")",${client.email},1234.56,${daysFromToday(10)},Pending,"नवम्बर, 2 guards",https://drive.google.com/file/d/1,${daysFromToday(0)},${daysFromToday(0)},,,No,1234.56,0,0,0,0,0,0,1234.56`,
        '',
      ].join('\r\n'),
    );
    const [entry] = (await api.get('/admin/audit?limit=1', company.admin)).body.data;
    expect(entry).toMatchObject({ action: 'exportBills', actor: { name: 'Test admin' } });
  });

  it('of payments, ageing and TDS has the figures of their screens, and is audited', async () => {
    const company = await createCompany(api);
    const client = await company.addClient({}, { name: '=SUM(1;2)' });
    const { _id: billId, billNumber } = (await company.generateBill(client.clientId)).body.data;
    const payment = {
      clientId: client.clientId,
      day: daysFromToday(0),
      mode: 'neft',
      reference: 'N3461234567',
      bankAmount: 500,
      tds: 24,
      allocations: [{ billId, amount: 524 }],
    };
    expect((await api.post('/admin/payments', payment, company.admin)).status).toBe(201);
    const linesOf = async (body: object) => {
      const reply = await api.post('/admin/export', body, company.admin);
      expect(reply.status).toBe(200);
      return String(reply.body)
        .split('\r\n')
        .filter((line) => line.includes("'=SUM(1;2)"));
    };
    expect(await linesOf({ list: 'payments', sort: '-day' })).toEqual([
      `${daysFromToday(0)},'=SUM(1;2),NEFT,N3461234567,500,24,0,0,524,0,${billNumber},Received,,`,
    ]);
    expect(await linesOf({ list: 'ageing' })).toEqual(["'=SUM(1;2),710.56,0,0,0,0,710.56,0"]);
    expect(await linesOf({ list: 'ageing', day: daysFromToday(-1) })).toEqual([]);
    expect(await linesOf({ list: 'tds' })).toEqual(["'=SUM(1;2),24,0,24,"]);
    expect(await linesOf({ list: 'tds', year: '20-21', quarter: 1 })).toEqual([]);
    expect(await linesOf({ list: 'tds', q: 'sum 2', sort: '-client' })).toHaveLength(1);
    expect(await linesOf({ list: 'tds', q: 'nobody' })).toEqual([]);
    for (const field of ['q', 'sort']) {
      const refused = await api.post('/admin/export', { list: 'ageing', [field]: 'client' }, company.admin);
      expect(refused.body.errors).toEqual([{ path: field, message: `${field} is not for ageing` }]);
    }
    expect((await workbook({ list: 'ageing' }, company.admin)).rows[0]?.[0]).toBe('Client');
    for (const [extra, path] of [
      [{ list: 'bills', day: '2026-11-01' }, 'day'],
      [{ list: 'tds', day: '2026-11-01' }, 'day'],
      [{ list: 'ageing', year: '26-27', quarter: 1 }, 'year'],
      [{ list: 'payments', quarter: 1 }, 'quarter'],
    ] as const) {
      const { status, body } = await api.post('/admin/export', extra, company.admin);
      expect([extra, status, body.errors?.[0].path]).toEqual([extra, 400, path]);
    }
    const half = await api.post('/admin/export', { list: 'tds', year: '26-27' }, company.admin);
    expect([half.status, half.body.errors]).toEqual([
      400,
      [{ path: 'quarter', message: 'year and quarter go together' }],
    ]);
    const { data } = (await api.get('/admin/audit?limit=8', company.admin)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'exportAgeing',
      'exportTds',
      'exportTds',
      'exportTds',
      'exportTds',
      'exportAgeing',
      'exportAgeing',
      'exportPayments',
    ]);
  });

  it('of bills has tax, round off and what is paid, credited and owed, to the paisa', async () => {
    const company = await createCompany(api);
    const { clientId, userId } = await company.addClient();
    const { billId, number } = await addTaxedBill({ db: api.db, company }, clientId);
    const line = { description: 'Nights', quantity: 2, unit: 'guard-days', ratePaise: 800_00 };
    await addCreditNote(api.db, { billId, tax: 'inter', line: { ...line, amountPaise: 1600_00 } });
    await addPayment(api.db, { clientId, billId, by: userId, bankPaise: 10_000_00, tdsPaise: 200_50 });
    const { body } = await api.post('/admin/export', { list: 'bills', q: number }, company.admin);
    expect(String(body).split('\r\n')[1]).toContain(
      ',2026-11-30,27AAPFU0939F1ZV,29-Karnataka,No,60666.67,0,0,10920,0.33,10200.5,1888,59498.5',
    );
  });

  it('as a workbook has numbers and days that Excel calculates with, and text that is no formula', async () => {
    const company = await createCompany(api);
    const client = await company.addClient({}, { name: '=HYPERLINK("http://evil.example")' });
    const { billNumber } = (await company.generateBill(client.clientId, { description: 'नवम्बर' })).body.data;
    const file = await workbook({ list: 'bills', q: billNumber }, company.admin);
    expect(file.type).toBe(XLSX_TYPE);
    expect(file.name).toBe(`attachment; filename="prahari-bills-${daysFromToday(0)}.xlsx"`);
    expect(file.rows).toEqual([
      BILL_COLUMNS,
      [
        billNumber,
        '=HYPERLINK("http://evil.example")',
        client.email,
        1234.56,
        new Date(daysFromToday(10)),
        'Pending',
        'नवम्बर',
        'https://drive.google.com/file/d/1',
        new Date(daysFromToday(0)),
        new Date(daysFromToday(0)),
        null,
        null,
        'No',
        ...[1234.56, 0, 0, 0, 0, 0, 0, 1234.56],
      ],
    ]);
    expect(file.sheetXml).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(file.sheetXml).not.toContain('<f>');
  });

  it.each(['csv', 'xlsx'] as const)(
    'of guards, clients and posts as %s is known when it is imported',
    async (format) => {
      const { token } = await api.signIn('admin');
      const sheet = async (list: ExportedList) =>
        format === 'xlsx'
          ? sheetRows((await workbook({ list }, token)).rows)
          : String((await api.post('/admin/export', { list }, token)).body);
      for (const [list, kind] of [
        ['guards', 'guards'],
        ['clients', 'clients'],
        ['posts', 'clients'],
      ] as const) {
        const body = sheetBody(kind, await sheet(list), { mode: 'check' });
        const { data } = (await api.post(`/admin/import-${kind}`, body, token)).body;
        expect([list, data.problems, data.changes]).toEqual([list, [], []]);
        expect(data.people.unchanged).toBeGreaterThan(1);
        expect([data.people.new, data.posts.new]).toEqual([0, 0]);
      }
    },
  );
});
