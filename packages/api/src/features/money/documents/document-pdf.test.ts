import { today } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { beforeAll, expect, it } from 'vitest';
import { billing } from '../../../../testing/billing.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { moneyCalls } from '../../../../testing/money.ts';
import { pdfPages } from '../../../../testing/pdf-text.ts';
import { setRows } from '../../../../testing/rows.ts';
import { addCreditNote, addTaxedBill, billingFacts, workedLines } from '../../../../testing/tax-bills.ts';

const started = await startCompany();
const { api, company } = started;
await api.put('/admin/company', billingFacts, company.admin);
const kit = { db: api.db, company };

const download = (path: string, query = ''): Promise<Response> =>
  fetch(`${api.url}/api/admin/${path}/pdf${query}`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });

/** Downloads a document of the office and reads its pages. */
async function pdfOf(path: string, query?: string) {
  const response = await download(path, query);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { headers: response.headers, pages: await pdfPages(bytes) };
}

/** The text without white space, which a PDF has between cells only by position. */
const compact = (text: string): string => text.replace(/\s+/g, '');

// The first document starts the thread and reads the fonts.
beforeAll(async () => {
  const { clientId } = await company.addClient();
  await pdfOf(`bills/${(await company.generateBill(clientId)).body.data._id}`);
});

it('the PDF says all that the document says, to the paisa, and is a file that nobody caches', async () => {
  const client = await company.addClient({}, { name: 'Client Ltd' });
  const { billId, number } = await addTaxedBill(kit, client.clientId, {
    tax: 'intra',
    placeOfSupply: '27',
    purchaseOrder: 'PO/2026/118',
  });
  const { data } = (await api.get(`/admin/bills/${billId}/document`, company.admin)).body;
  const { pages, headers } = await pdfOf(`bills/${billId}`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  const text = compact(pages.join('\n'));
  const printed = [
    data.title,
    number,
    '30 Nov 2026',
    '15 Dec 2026',
    'November 2026',
    data.supplier.name,
    data.supplier.address,
    `GSTIN ${data.supplier.gstin}`,
    `PAN ${data.supplier.pan}`,
    data.supplier.psaraLicence,
    data.recipient.name,
    data.recipient.address,
    `GSTIN ${data.recipient.gstin}`,
    'PO/2026/118',
    'Place of supply 27-Maharashtra',
    'Reverse charge No',
    '998525',
    ...data.lines.flatMap((line: { description: string; quantity: number; rate: number; amount: number }) => [
      line.description,
      `${line.quantity} guard-days`,
      formatRupees(line.rate),
      formatRupees(line.amount),
    ]),
    ...data.sums.flatMap((sum: { label: string; amount: number }) => [sum.label, formatRupees(sum.amount)]),
    `Total ${formatRupees(data.total)}`,
    data.words,
    data.bank.accountNumber,
    data.bank.ifsc,
    `scan to pay ${formatRupees(data.upi.amount)} by UPI`,
    ...data.terms,
    data.footnote,
    'Page 1 of 1',
  ];
  expect(printed.filter((one) => !text.includes(compact(one)))).toEqual([]);
});

it('the largest total of a bill, a credit note, a receipt and a statement stays on one line', async () => {
  const { clientId } = await company.addClient();
  const money = moneyCalls(started);
  const largest = 999_999_999;
  const { _id: billId } = await money.bill(clientId, { amount: largest });
  const { body: note } = await money.credit(billId, { amount: largest });
  const { body: payment } = await money.pay(clientId, { bankAmount: largest });
  for (const path of [`bills/${billId}`, `credit-notes/${note.data._id}`, `payments/${payment.data._id}`])
    expect((await pdfOf(path)).pages.join(' '), path).toMatch(/(Total|Settled)\s+₹99,99,99,999\.00/);
  const { pages } = await pdfOf('statement', `?clientId=${clientId}&from=2026-04-01&to=${today()}`);
  // billed, credited and received, each with its balance
  expect(pages.join(' ').match(/99,99,99,999\.00/g)?.length).toBeGreaterThanOrEqual(6);
});

it('a Hindi name can be read out of the PDF, and so can a rupee sign', async () => {
  const { clientId } = await company.addClient({}, { name: 'सुरक्षा सेवा प्राइवेट' });
  // With joiners, as keyboards write them.
  await setRows(api.db, 'clients', { id: clientId }, { billing_address: 'क्\u200dषेत्र \u200c२' });
  const line = { ...workedLines[0], description: 'रात का पहरा, गेट २' };
  const { billId } = await addTaxedBill(kit, clientId, { lines: [line as (typeof workedLines)[number]] });
  const [page] = (await pdfOf(`bills/${billId}`)).pages;
  for (const text of ['सुरक्षा सेवा', 'रात का पहरा', '₹22,000.00']) expect(page).toContain(text);
});

it.each([
  ['a formula', '=HYPERLINK("http://evil.example","Pay here")'],
  ['parentheses and backslashes', 'A) /JS (app.alert(1)) \\) >> endobj ('],
  ['letters that turn the line around', 'Ravi \u202Egnp.lib\u202C \u2066x\u2069'],
  ['control characters', 'Ravi\u0007\u001B[31m\u2028Kumar'],
  ['10,000 letters', 'W'.repeat(10_000)],
  ['letters of no font', '\u{1F4B0}\uFFFF\uE000 株式会社'],
])('a bill for a name of %s is a bill, without links or programs of the name', async (_, name) => {
  const { clientId, userId } = await company.addClient();
  await setRows(api.db, 'users', { id: userId }, { name });
  const { billId } = await addTaxedBill(kit, clientId);
  const response = await download(`bills/${billId}`);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The name is text of the file’s title, where its parentheses end nothing.
  const found = /\/(JavaScript|Launch|URI|OpenAction)\b|\/JS \(app/.exec(
    Buffer.from(bytes).toString('latin1'),
  );
  expect(found?.[0]).toBeUndefined();
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeLessThan(12);
  expect(compact(pages.join(' '))).toContain('₹22,000.00');
  expect(pages.join(' ')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

it('a long bill repeats the head of its table and its number on each page, and counts pages', async () => {
  const { clientId } = await company.addClient();
  const lines = Array.from({ length: 120 }, (_, index) => ({
    description: `Guard ${index + 1} of a long description that takes more than one line of the column of services`,
    quantity: 1,
    unit: 'duty',
    ratePaise: 100_01,
    amountPaise: 100_01,
  }));
  const { billId, number } = await addTaxedBill(kit, clientId, { lines });
  const { pages } = await pdfOf(`bills/${billId}`);
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain(number);
  }
  for (const page of pages.slice(0, -1)) expect(compact(page)).toContain('#ServiceSACQuantityRateAmount');
  const all = pages.join(' ');
  const missing = lines.filter((_, index) => !all.includes(`Guard ${index + 1} of a long`));
  expect(missing).toEqual([]);
});

it('a registered bill prints its IRN and acknowledgement, a credit note the bill that it changes', async () => {
  const { clientId } = await company.addClient();
  const { billId, number } = await addTaxedBill(kit, clientId);
  const irn = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229';
  // As long as a signed one: a JWT with a signature of 256 bytes.
  const signed_qr = `eyJhbGciOiJSUzI1NiJ9.${'A'.repeat(500)}.${'b'.repeat(342)}`;
  const registration = { irn, irn_at: '2026-11-30 10:00:00', ack_number: '112010036563310', signed_qr };
  await api.db.updateTable('bills').set(registration).where('id', '=', billId).execute();
  const text = compact((await pdfOf(`bills/${billId}`)).pages.join(' '));
  for (const one of [irn, '112010036563310', '2026-11-30 10:00:00']) expect(text).toContain(compact(one));
  const line = workedLines[3] as (typeof workedLines)[number];
  const note = await addCreditNote(api.db, { billId, line, tax: 'inter' });
  const { pages, headers } = await pdfOf(`credit-notes/${note.noteId}`);
  expect(headers.get('content-disposition')).toContain(note.number.replaceAll('/', '-'));
  for (const one of ['Credit note', `${number} of 30 Nov 2026`, 'Two disputed night duties'])
    expect(compact(pages.join(' '))).toContain(compact(one));
});

it('while a long bill is laid out, others get their replies', async () => {
  const { clientId } = await company.addClient();
  const lines = Array.from({ length: 200 }, () => workedLines[0] as (typeof workedLines)[number]);
  const { billId } = await addTaxedBill(kit, clientId, { lines });
  const made = download(`bills/${billId}`);
  let isMade = false;
  void made.finally(() => {
    isMade = true;
  });
  let replies = 0;
  while (!isMade) {
    await api.get('/health');
    replies += 1;
  }
  expect((await made).status).toBe(200);
  // On the thread of the requests there would be one or two.
  expect(replies).toBeGreaterThan(10);
});

it.each([
  ['a vowel with a second sign', 'इु'],
  ['a consonant with a nukta that no word has', 'प़'],
  ['three half consonants', 'र्र्र'],
  ['a Latin letter with a virama', 'Ka\u094d'],
])('a name with %s, mistyped or on purpose, keeps no document from being made', async (_, letters) => {
  const name = `${letters} Services`;
  const client = await company.addClient({}, { name });
  const { billId } = await addTaxedBill(kit, client.clientId, {});
  for (const path of [
    `bills/${billId}/pdf`,
    `statement/pdf?clientId=${client.clientId}&from=2026-04-01&to=2026-11-30`,
  ]) {
    const response = await fetch(`${api.url}/api/admin/${path}`, {
      headers: { authorization: `Bearer ${company.admin}` },
    });
    expect([path, response.status]).toEqual([path, 200]);
    const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join(' ')).toContain('Services');
  }
});

it.each([
  ['agreed', 'As agreed'],
  ['attendance', 'As attended'],
  ['planned', 'As planned'],
])('a bill from duties that are %s says so on its page and in its PDF', async (basedOn, printed) => {
  const client = await billing(started).client([[1, 3]]);
  await client.agree();
  const { bill } = await client.make({ basedOn });
  for (const path of [`/admin/bills/${bill._id}`, `/client/bills/${bill._id}`]) {
    const token = path.startsWith('/client') ? client.token : company.admin;
    expect((await api.get(`${path}/document`, token)).body.data.basedOn).toBe(basedOn);
  }
  const { pages } = await pdfOf(`bills/${bill._id}`);
  expect(compact(pages.join())).toContain(compact(`Duties ${printed}`));
});
