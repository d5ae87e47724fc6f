import { expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import {
  addCreditNote,
  addPayment,
  addTaxedBill,
  billingFacts,
  gstins,
  workedLines,
} from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const kit = { db: api.db, company };

const documentOf = async (billId: string) =>
  (await api.get(`/admin/bills/${billId}/document`, company.admin)).body.data;

/** The last line of the worked bill for two night duties. */
const twoNights = {
  description: 'Night, 5 and 9 Nov',
  quantity: 2,
  unit: 'guard-days',
  ratePaise: 800_00,
  amountPaise: 1_600_00,
};

it('the document of the worked bill has its lines, tax, round off, words, bank, UPI for less than 2 % TDS', async () => {
  const client = await company.addClient({}, { name: 'Client Ltd' });
  await api.put(`/admin/clients/${client.clientId}/tax`, { tdsPercent: 2 }, company.admin);
  const { billId, number } = await addTaxedBill(kit, client.clientId, { purchaseOrder: 'PO/2026/118' });
  expect(await documentOf(billId)).toEqual({
    _id: billId,
    kind: 'bill',
    title: 'Tax invoice',
    number,
    date: '2026-11-30',
    dueDate: '2026-12-15',
    month: '2026-11',
    supplier: {
      name: 'Prahari Security',
      address: '12 Hill Road\nMumbai 400050',
      gstin: gstins.maharashtra,
      pan: 'AAPFU0939F',
      psaraLicence: 'MH/PSA/2024/0117',
    },
    recipient: { name: 'Client Ltd', address: '4 Main Road\nBengaluru 560001', gstin: gstins.karnataka },
    purchaseOrder: 'PO/2026/118',
    placeOfSupply: '29-Karnataka',
    reverseCharge: false,
    originals: [],
    reason: '',
    serviceCode: '998525',
    lines: workedLines.map(({ description, quantity, unit, ratePaise, amountPaise }) => ({
      description,
      quantity,
      unit,
      rate: ratePaise / 100,
      amount: amountPaise / 100,
    })),
    sums: [
      { label: 'Taxable value', amount: 60_666.67 },
      { label: 'IGST 18%', amount: 10_920 },
      { label: 'Round off', amount: 0.33 },
    ],
    total: 71_587,
    words: 'Rupees Seventy One Thousand Five Hundred Eighty Seven Only',
    settled: [],
    owed: 71_587,
    status: expect.any(String),
    bank: billingFacts.bank,
    upi: {
      link: `upi://pay?pa=prahari@examplebank&pn=Prahari%20Security&tr=${number.replace(/\W/g, '')}&tn=Bill%20${encodeURIComponent(number)}&am=70374.00&cu=INR`,
      amount: 70_374,
    },
    terms: [
      'Micro or small enterprise, Udyam UDYAM-MH-26-0012345: payable within 15 days under section 15 of the MSMED Act, 2006.',
    ],
    footnote: 'Computer-generated: no signature is needed.',
  });
});

it('CGST and SGST, UTGST, reverse charge and an SEZ are printed as such', async () => {
  const { clientId } = await company.addClient();
  const sumsFor = async (facts: Parameters<typeof addTaxedBill>[2]) => {
    const { billId } = await addTaxedBill(kit, clientId, facts);
    const { sums, total, reverseCharge, placeOfSupply, terms } = await documentOf(billId);
    return { sums, total, reverseCharge, placeOfSupply, terms: terms.slice(0, -1) };
  };
  const taxable = { label: 'Taxable value', amount: 60_666.67 };
  const roundOff = { label: 'Round off', amount: 0.33 };
  const halves = (state: string) => [
    taxable,
    { label: 'CGST 9%', amount: 5_460 },
    { label: `${state} 9%`, amount: 5_460 },
    roundOff,
  ];
  expect(await sumsFor({ tax: 'intra', placeOfSupply: '27' })).toEqual({
    sums: halves('SGST'),
    total: 71_587,
    reverseCharge: false,
    placeOfSupply: '27-Maharashtra',
    terms: [],
  });
  expect((await sumsFor({ tax: 'intra', placeOfSupply: '04' })).sums).toEqual(halves('UTGST'));
  expect((await sumsFor({ tax: 'intra', placeOfSupply: '07' })).sums).toEqual(halves('SGST'));
  expect(await sumsFor({ tax: 'reverse' })).toMatchObject({
    sums: [taxable, roundOff],
    total: 60_667,
    reverseCharge: true,
    terms: ['GST of 18% on ₹60,666.67 is payable by the recipient under reverse charge.'],
  });
  expect(await sumsFor({ tax: 'zero' })).toMatchObject({
    total: 60_667,
    reverseCharge: false,
    terms: ['Supply to an SEZ under bond or Letter of Undertaking without payment of integrated tax.'],
  });
});

it('without a GSTIN of its own the document is a Bill, and an amount entered as a whole is its one line', async () => {
  const { clientId } = await company.addClient();
  const made = await company.generateBill(clientId, { amount: 1_234.56, description: 'Guards for a fair' });
  const document = await documentOf(made.body.data._id);
  expect(document).toMatchObject({
    title: 'Bill',
    status: 'pending',
    lines: [{ description: 'Guards for a fair', quantity: 1, unit: '', rate: 1_234.56, amount: 1_234.56 }],
    sums: [],
    total: 1_234.56,
    words: 'Rupees One Thousand Two Hundred Thirty Four and Fifty Six Paise Only',
    placeOfSupply: '',
  });
});

it('UPI is offered within the company’s limit, and for nothing once nothing is owed', async () => {
  const { clientId, token } = await company.addClient();
  const upiFor = async (rupees: number) => {
    const { _id } = (await company.generateBill(clientId, { amount: rupees })).body.data;
    return { _id, upi: (await documentOf(_id)).upi?.amount };
  };
  expect((await upiFor(100_000)).upi).toBe(100_000);
  expect((await upiFor(100_000.01)).upi).toBeUndefined();
  const { _id: billId } = await upiFor(500);
  await api.post('/admin/bills/mark-paid', { billId }, company.admin);
  const paid = await documentOf(billId);
  expect([paid.upi, paid.owed, paid.status, paid.settled]).toEqual([
    undefined,
    0,
    'paid',
    [{ day: expect.any(String), label: 'Marked as paid', reference: '', amount: 500 }],
  ]);
  expect((await api.get(`/client/bills/${billId}/document`, token)).body.data).toEqual(paid);
});

it('payments and credit notes are listed, and UPI asks for the rest less its part of the TDS', async () => {
  const client = await company.addClient();
  await api.put(`/admin/clients/${client.clientId}/tax`, { tdsPercent: 2 }, company.admin);
  const { billId } = await addTaxedBill(kit, client.clientId, { tax: 'intra', placeOfSupply: '27' });
  const { noteId, number } = await addCreditNote(api.db, { billId, line: twoNights, tax: 'intra' });
  const { userId: by } = await api.signIn('admin');
  await addPayment(api.db, { clientId: client.clientId, billId, by, bankPaise: 33_905_50 });
  const document = await documentOf(billId);
  expect(document).toMatchObject({
    settled: [
      { day: '2026-12-05', label: 'Credit note', reference: number, amount: 1_888, noteId },
      { day: '2026-12-12', label: 'NEFT', reference: 'N3461234567', amount: 33_905.5 },
    ],
    owed: 35_793.5,
    // The TDS of 30,333.34 is 607.
    upi: { amount: 35_186.5 },
  });
});

it('a credit note names its bill, its reason and 1,888.00 for two night duties with tax', async () => {
  const { clientId, token } = await company.addClient();
  const { billId, number } = await addTaxedBill(kit, clientId, { tax: 'intra', placeOfSupply: '27' });
  const note = await addCreditNote(api.db, { billId, line: twoNights, tax: 'intra' });
  const { body } = await api.get(`/client/credit-notes/${note.noteId}/document`, token);
  expect(body.data).toMatchObject({
    kind: 'credit-note',
    title: 'Credit note',
    number: note.number,
    date: '2026-12-05',
    originals: [{ number, date: '2026-11-30' }],
    reason: 'Two disputed night duties',
    sums: [
      { label: 'Taxable value', amount: 1_600 },
      { label: 'CGST 9%', amount: 144 },
      { label: 'SGST 9%', amount: 144 },
    ],
    total: 1_888,
    words: 'Rupees One Thousand Eight Hundred Eighty Eight Only',
    settled: [],
  });
  expect([body.data.owed, body.data.upi, body.data.bank]).toEqual([undefined, undefined, undefined]);
});

it('another client’s, deleted, unknown and malformed documents are 404, as page and as PDF', async () => {
  const owner = await company.addClient();
  const other = await company.addClient();
  const { billId } = await addTaxedBill(kit, owner.clientId);
  const { noteId } = await addCreditNote(api.db, { billId, line: twoNights, tax: 'inter' });
  const statuses = async (token: string, prefix: string) =>
    Promise.all(
      [`bills/${billId}`, `credit-notes/${noteId}`].flatMap((row) =>
        ['document', 'pdf'].map(async (end) => (await api.get(`/${prefix}/${row}/${end}`, token)).status),
      ),
    );
  expect(await statuses(owner.token, 'client')).toEqual([200, 200, 200, 200]);
  expect(await statuses(other.token, 'client')).toEqual([404, 404, 404, 404]);
  expect(await statuses(company.admin, 'admin')).toEqual([200, 200, 200, 200]);
  expect(await statuses(owner.token, 'admin')).toEqual([403, 403, 403, 403]);
  for (const id of [UNKNOWN_ID, 'x', '%00', noteId])
    expect((await api.get(`/admin/bills/${id}/document`, company.admin)).status).toBe(404);
  await api.post('/admin/bills/delete', { billId }, company.admin);
  expect(await statuses(owner.token, 'client')).toEqual([404, 404, 404, 404]);
  expect(await statuses(company.admin, 'admin')).toEqual([404, 404, 404, 404]);
});

it('a bill prints the company and registrations of its day, not those of today', async () => {
  const { clientId } = await company.addClient();
  const { billId } = await addTaxedBill(kit, clientId);
  const kept = { name: 'Prahari Guards', address: '1 Old Lane, Pune 411001', pan: 'AAAPA1234A' };
  await api.db
    .updateTable('bills')
    .set({ company: JSON.stringify(kept) })
    .where('id', '=', billId)
    .execute();
  await api.put(`/admin/clients/${clientId}/tax`, { gstin: '', address: 'Elsewhere' }, company.admin);
  const { supplier, recipient } = await documentOf(billId);
  expect(supplier).toMatchObject(kept);
  expect(recipient).toMatchObject({ gstin: gstins.karnataka, address: '4 Main Road\nBengaluru 560001' });
});
