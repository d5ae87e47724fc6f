import { sumPaise, toPaise } from '@prahari/domain/paise';
import { expect, it } from 'vitest';
import { accountFiles, elementOf, tallyVouchers } from '../../../../testing/account-files.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { pdfPages } from '../../../../testing/pdf-text.ts';
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
const files = accountFiles(api, company.admin);
const { userId: by } = await api.signIn('admin');

type Line = (typeof workedLines)[number];
const twoNights: Line = {
  description: 'Night, 5 and 9 Nov',
  quantity: 2,
  unit: 'guard-days',
  ratePaise: 800_00,
  amountPaise: 1_600_00,
};

/** A day of a month that no other test uses. */
let months = 0;
function freshMonth() {
  months += 1;
  const month = `2027-${String(months).padStart(2, '0')}`;
  return { month, from: `${month}-01`, to: `${month}-28`, day: `${month}-20` };
}

const admin = async (path: string) => (await api.get(`/admin/${path}`, company.admin)).body.data;

async function pdfText(path: string): Promise<string> {
  const response = await fetch(`${api.url}/api/admin/${path}/pdf`, {
    headers: { authorization: `Bearer ${company.admin}` },
  });
  return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).join(' ').replace(/\s+/g, '');
}

const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);

it('document, PDF, Tally, GSTR-1 and e-invoice of the same bills and note say the same paise', async () => {
  const { month, from, to, day } = freshMonth();
  const { clientId } = await company.addClient({}, { name: 'Client Ltd' });
  const odd = { ...(workedLines[0] as Line), amountPaise: 22_000_07 };
  const made = [
    await addTaxedBill(kit, clientId, { billDate: day, tax: 'inter', lines: [...workedLines, odd] }),
    await addTaxedBill(kit, clientId, {
      billDate: day,
      tax: 'intra',
      placeOfSupply: '27',
      clientGstin: '27AAAAA0000A1Z2',
      lines: [odd, odd, odd],
    }),
    await addTaxedBill(kit, clientId, { billDate: day, tax: 'reverse' }),
  ];
  const [first] = made;
  const note = await addCreditNote(api.db, {
    billId: first?.billId ?? '',
    line: twoNights,
    tax: 'inter',
    day,
  });
  const gstr1 = await files.gstr1(month);
  const invoices = gstr1.b2b.flatMap(({ inv }: { inv: object[] }) => inv);
  const notes = gstr1.cdnr.flatMap(({ nt }: { nt: object[] }) => nt);
  const vouchers = tallyVouchers(await files.tally(from, to));
  const eInvoices = await files.eInvoices(month);
  const documents = [
    ...made.map(({ billId, number }) => ({ path: `bills/${billId}`, number, sign: 1 })),
    { path: `credit-notes/${note.noteId}`, number: note.number, sign: -1 },
  ];
  expect([vouchers.length, invoices.length, notes.length, eInvoices.length]).toEqual([4, 3, 1, 4]);
  for (const { path, number, sign } of documents) {
    const { total, sums } = await admin(`${path}/document`);
    const sum = (label: string) =>
      toPaise(sums.find((one: { label: string }) => one.label.startsWith(label))?.amount ?? 0);
    const said = {
      taxable: sum('Taxable'),
      igst: sum('IGST'),
      cgst: sum('CGST'),
      sgst: sum('SGST'),
      total: toPaise(total),
    };
    const { itm_det: item } = (
      invoices.find(({ inum }: { inum: string }) => inum === number) ??
      notes.find(({ nt_num }: { nt_num: string }) => nt_num === number)
    ).itms[0];
    const { val } =
      invoices.find(({ inum }: { inum: string }) => inum === number) ??
      notes.find(({ nt_num }: { nt_num: string }) => nt_num === number);
    expect({
      taxable: toPaise(item.txval),
      igst: toPaise(item.iamt),
      cgst: toPaise(item.camt),
      sgst: toPaise(item.samt),
      total: toPaise(val),
    }).toEqual(said);
    const voucher = vouchers.find((one) => one.number === number);
    const on = (ledger: string) =>
      sumPaise(
        (voucher?.entries ?? []).filter((one) => one.ledger === ledger).map(({ paise }) => sign * paise),
      );
    expect({
      taxable: on('Security Services'),
      igst: on('Output IGST'),
      cgst: on('Output CGST'),
      sgst: on('Output SGST'),
      total: -on('Client Ltd'),
    }).toEqual(said);
    const { ValDtls, ItemList } = eInvoices.find(
      ({ DocDtls }: { DocDtls: { No: string } }) => DocDtls.No === number,
    );
    expect({
      taxable: toPaise(ValDtls.AssVal),
      igst: toPaise(ValDtls.IgstVal),
      cgst: toPaise(ValDtls.CgstVal),
      sgst: toPaise(ValDtls.SgstVal),
      total: toPaise(ValDtls.TotInvVal),
    }).toEqual(said);
    const items = (field: string) =>
      sumPaise(ItemList.map((one: Record<string, number>) => toPaise(one[field] ?? 0)));
    expect([items('AssAmt'), items('IgstAmt'), items('CgstAmt'), items('SgstAmt')]).toEqual([
      said.taxable,
      said.igst,
      said.cgst,
      said.sgst,
    ]);
    expect(items('TotItemVal') + toPaise(ValDtls.RndOffAmt)).toBe(said.total);
    const text = await pdfText(path);
    for (const paise of [said.taxable, said.igst, said.cgst, said.sgst, said.total])
      if (paise > 0) expect(text).toContain(`₹${rupees(paise)}`);
  }
});

it('each Tally voucher sums to 0, has its own REMOTEID, and names bills that it settles', async () => {
  const { from, to, day } = freshMonth();
  const name = 'Mehta & Sons <"Gate" 2>';
  const { clientId } = await company.addClient({}, { name });
  const { billId, number } = await addTaxedBill(kit, clientId, {
    billDate: day,
    dueDate: `${day.slice(0, 8)}28`,
  });
  await addCreditNote(api.db, { billId, line: twoNights, tax: 'inter', day });
  await addPayment(api.db, { clientId, billId, by, day, bankPaise: 68_486_00, tdsPaise: 1_213_00 });
  const xml = await files.tally(from, to);
  const vouchers = tallyVouchers(xml);
  expect(vouchers.map(({ type }) => type)).toEqual(['Sales', 'Credit Note', 'Receipt']);
  expect(new Set(vouchers.map(({ id }) => id)).size).toBe(3);
  for (const { entries } of vouchers) {
    expect(sumPaise(entries.map(({ paise }) => paise))).toBe(0);
    for (const { paise, isDebit } of entries) expect(isDebit).toBe(paise < 0);
  }
  const [sales, credit, receipt] = vouchers;
  expect(elementOf(sales?.xml ?? '', 'PARTYLEDGERNAME')).toBe('Mehta &amp; Sons &lt;&quot;Gate&quot; 2&gt;');
  expect(sales?.xml).toContain(
    `<NAME>${number}</NAME><BILLTYPE>New Ref</BILLTYPE><BILLCREDITPERIOD>8 Days</BILLCREDITPERIOD><AMOUNT>-71587.00</AMOUNT>`,
  );
  expect(credit?.xml).toContain(
    `<NAME>${number}</NAME><BILLTYPE>Agst Ref</BILLTYPE><AMOUNT>1888.00</AMOUNT>`,
  );
  expect(receipt?.entries.map(({ ledger, paise }) => [ledger, paise])).toEqual([
    ['Mehta &amp; Sons &lt;&quot;Gate&quot; 2&gt;', 69_699_00],
    ['Bank', -68_486_00],
    ['TDS Receivable', -1_213_00],
  ]);
  expect(receipt?.xml).toContain(
    '<TRANSFERMODE>NEFT</TRANSFERMODE><INSTRUMENTNUMBER>N3461234567</INSTRUMENTNUMBER>',
  );
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  expect(elementOf(xml, 'SVCURRENTCOMPANY')).toBe('Prahari Security');
  expect(await files.tally(from, to)).toBe(xml);
});

it('Tally knows a composition dealer and a client without GSTIN from a regular one', async () => {
  const { from, to, day } = freshMonth();
  const facts = [{}, { isComposition: true }, { gstin: '' }];
  for (const [index, { gstin = gstins.karnataka, ...fact }] of facts.entries()) {
    const { clientId } = await company.addClient({}, { name: `Dealer ${index}` });
    await api.put(`/admin/clients/${clientId}/tax`, { gstin, ...fact }, company.admin);
    await addTaxedBill(kit, clientId, { billDate: day, tax: 'inter', clientGstin: gstin });
  }
  const vouchers = tallyVouchers(await files.tally(from, to));
  expect(vouchers.map(({ xml }) => elementOf(xml, 'GSTREGISTRATIONTYPE'))).toEqual([
    'Regular',
    'Composition',
    'Unregistered/Consumer',
  ]);
});

it('Tally has a bill with an amount of its own on the sales ledger, no deleted bill, and no payment to be explained', async () => {
  const { from, to, day } = freshMonth();
  const { clientId } = await company.addClient({}, { name: 'Fair Organisers' });
  const whole = (await company.generateBill(clientId, { amount: 1_234.56 })).body.data._id;
  const deleted = (await company.generateBill(clientId, { amount: 99 })).body.data._id;
  for (const id of [whole, deleted])
    await api.db.updateTable('bills').set({ bill_date: day }).where('id', '=', id).execute();
  await api.post('/admin/bills/mark-paid', { billId: whole }, company.admin);
  await api.db.updateTable('payments').set({ day }).where('client_id', '=', clientId).execute();
  await api.post('/admin/bills/delete', { billId: deleted }, company.admin);
  const vouchers = tallyVouchers(await files.tally(from, to));
  expect(vouchers.map(({ entries }) => entries.map(({ ledger, paise }) => [ledger, paise]))).toEqual([
    [
      ['Fair Organisers', -1_234_56],
      ['Security Services', 1_234_56],
    ],
  ]);
});

it('GSTR-1 names B2B and large inter-State bills, sums small ones, takes off notes, and tells cancelled numbers', async () => {
  const { month, day } = freshMonth();
  const { clientId } = await company.addClient({}, { name: 'Housing Society' });
  const consumer = { billDate: day, clientGstin: '' };
  const line = (amountPaise: number): Line[] => [{ ...(workedLines[0] as Line), amountPaise }];
  const small = await addTaxedBill(kit, clientId, { ...consumer, tax: 'intra', placeOfSupply: '27' });
  const inter = await addTaxedBill(kit, clientId, { ...consumer, lines: line(10_000_00) });
  const large = await addTaxedBill(kit, clientId, { ...consumer, lines: line(1_00_000_00) });
  const deleted = await addTaxedBill(kit, clientId, { ...consumer, lines: line(5_000_00) });
  const sez = await addTaxedBill(kit, clientId, { billDate: day, tax: 'zero' });
  const whole = (await company.generateBill(clientId)).body.data;
  await api.db.updateTable('bills').set({ bill_date: day }).where('id', '=', whole._id).execute();
  await addCreditNote(api.db, { billId: small.billId, line: twoNights, tax: 'intra', day });
  const largeNote = await addCreditNote(api.db, { billId: large.billId, line: twoNights, tax: 'inter', day });
  await api.post('/admin/bills/delete', { billId: deleted.billId }, company.admin);
  const gstr1 = await files.gstr1(month);
  expect(gstr1).toMatchObject({ gstin: gstins.maharashtra, fp: `${month.slice(5)}2027` });
  expect(gstr1.b2b).toMatchObject([
    { ctin: gstins.karnataka, inv: [{ inum: sez.number, inv_typ: 'SEWOP', rchrg: 'N', pos: '29' }] },
  ]);
  expect(gstr1.b2cl).toMatchObject([
    {
      pos: '29',
      inv: [
        {
          inum: large.number,
          val: 1_18_000,
          itms: [{ num: 1801, itm_det: { txval: 1_00_000, iamt: 18_000 } }],
        },
      ],
    },
  ]);
  const none = { csamt: 0 };
  expect(gstr1.b2cs).toEqual([
    {
      typ: 'OE',
      pos: '27',
      sply_ty: 'INTRA',
      rt: 18,
      txval: 59_066.67,
      iamt: 0,
      camt: 5_316,
      samt: 5_316,
      ...none,
    },
    { typ: 'OE', pos: '29', sply_ty: 'INTER', rt: 18, txval: 10_000, iamt: 1_800, camt: 0, samt: 0, ...none },
  ]);
  expect(gstr1.cdnr).toEqual([]);
  expect(gstr1.cdnur).toMatchObject([{ typ: 'B2CL', ntty: 'C', nt_num: largeNote.number, val: 1_888 }]);
  expect(gstr1.hsn.hsn_b2b).toMatchObject([{ hsn_sc: '998525', uqc: 'NA', qty: 0, rt: 0, txval: 60_666.67 }]);
  expect(gstr1.hsn.hsn_b2c).toMatchObject([
    { rt: 18, txval: 1_67_466.67, iamt: 19_512, camt: 5_316, samt: 5_316 },
  ]);
  expect(gstr1.doc_issue.doc_det).toMatchObject([
    {
      doc_num: 1,
      docs: [{ num: 1, from: small.number, to: whole.billNumber, totnum: 6, cancel: 1, net_issue: 5 }],
    },
    { doc_num: 5, docs: [{ totnum: 2, cancel: 0, net_issue: 2 }] },
  ]);
  expect(inter.number < large.number).toBe(true);
});

it('an e-invoice is as the portal’s schema has it, for registered clients without IRN only', async () => {
  const { month, day } = freshMonth();
  const { clientId } = await company.addClient({}, { name: 'Client "Best" \\ Ltd' });
  const { billId, number } = await addTaxedBill(kit, clientId, { billDate: day });
  await addTaxedBill(kit, clientId, { billDate: day, clientGstin: '' });
  const minus = {
    ...(workedLines[0] as Line),
    quantity: -1,
    amountPaise: -733_33,
    description: 'Less one day',
  };
  const less = await addTaxedBill(kit, clientId, { billDate: day, lines: [...workedLines, minus] });
  const reverse = await addTaxedBill(kit, clientId, { billDate: day, tax: 'reverse' });
  const note = await addCreditNote(api.db, { billId, line: twoNights, tax: 'inter', day });
  const all = {
    ...(workedLines[0] as Line),
    quantity: 80,
    amountPaise: 60_666_67,
    description: 'Security guards',
  };
  const whole = await addTaxedBill(kit, clientId, { billDate: day, lines: [all] });
  const found = await files.eInvoices(month);
  expect(found.map(({ DocDtls }: { DocDtls: { No: string } }) => DocDtls.No)).toEqual([
    number,
    less.number,
    reverse.number,
    whole.number,
    note.number,
  ]);
  const [worked, lessOne, rcm, wholeMonth, credit] = found;
  const [, month2 = ''] = month.split('-');
  expect(worked).toMatchObject({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: 'INV', No: number, Dt: `20/${month2}/2027` },
    SellerDtls: {
      Gstin: gstins.maharashtra,
      LglNm: 'Prahari Security',
      Addr1: '12 Hill Road Mumbai 400050',
      Loc: 'Mumbai',
      Pin: 400050,
      Stcd: '27',
    },
    BuyerDtls: {
      Gstin: gstins.karnataka,
      LglNm: 'Client Best Ltd',
      Pos: '29',
      Loc: 'Bengaluru',
      Pin: 560001,
      Stcd: '29',
    },
    ValDtls: { AssVal: 60_666.67, IgstVal: 10_920, RndOffAmt: 0.33, TotInvVal: 71_587, OthChrg: 0 },
  });
  expect(worked.ItemList).toHaveLength(4);
  expect(worked.ItemList[0]).toEqual({
    SlNo: '1',
    PrdDesc: 'A, day, 1–30',
    IsServc: 'Y',
    HsnCd: '998525',
    Qty: 30,
    Unit: 'OTH',
    UnitPrice: 733.333,
    TotAmt: 22_000,
    Discount: 0,
    AssAmt: 22_000,
    GstRt: 18,
    IgstAmt: 3_960,
    CgstAmt: 0,
    SgstAmt: 0,
    CesRt: 0,
    CesAmt: 0,
    CesNonAdvlAmt: 0,
    TotItemVal: 25_960,
  });
  // As the worked figures have it, and as the portal rounds a price that has no end.
  expect(wholeMonth.ItemList).toMatchObject([{ Qty: 80, UnitPrice: 758.333, TotItemVal: 71_586.67 }]);
  // The schema has no negative item.
  expect(lessOne.ItemList).toMatchObject([{ Qty: 1, AssAmt: 59_933.34 }]);
  expect(rcm).toMatchObject({
    TranDtls: { RegRev: 'Y' },
    ValDtls: { AssVal: 60_666.67, IgstVal: 0, TotInvVal: 60_667 },
  });
  expect(credit).toMatchObject({
    DocDtls: { Typ: 'CRN', No: note.number },
    RefDtls: { PrecDocDtls: [{ InvNo: number, InvDt: `20/${month2}/2027` }] },
    ValDtls: { TotInvVal: 1_888 },
  });
});

it('with several own GSTINs a return needs one of them, and has its bills only', async () => {
  const { month, day } = freshMonth();
  const other = '23AAPFU0939F1Z3';
  const { gstinCheckDigit } = await import('@prahari/domain/gstin');
  const second = `${other.slice(0, 14)}${gstinCheckDigit(other)}`;
  const both = [...billingFacts.gstins, { gstin: second, address: '17 Malviya Nagar\nBhopal 462003' }];
  expect((await api.put('/admin/company', { gstins: both }, company.admin)).status).toBe(200);
  const { clientId } = await company.addClient();
  const mine = await addTaxedBill(kit, clientId, { billDate: day });
  const theirs = await addTaxedBill(kit, clientId, { billDate: day, ownGstin: second });
  for (const name of ['gstr1', 'e-invoice'])
    for (const [gstin, message] of [
      ['', 'Choose one of the company’s GSTINs'],
      [gstins.karnataka, 'This GSTIN is not the company’s'],
    ]) {
      const reply = await api.get(`/admin/exports/${name}?month=${month}&gstin=${gstin}`, company.admin);
      expect([reply.status, reply.body.errors]).toEqual([400, [{ path: 'gstin', message }]]);
    }
  const numbers = async (gstin: string) => (await files.gstr1(month, gstin)).doc_issue.doc_det[0].docs;
  expect(await numbers(gstins.maharashtra)).toMatchObject([
    { from: mine.number, to: mine.number, totnum: 1 },
  ]);
  expect(await numbers(second)).toMatchObject([{ from: theirs.number, to: theirs.number, totnum: 1 }]);
  expect((await files.eInvoices(month, second))[0].DocDtls.No).toBe(theirs.number);
  expect(await files.eInvoices('2026-01', second)).toEqual([]);
  await api.put('/admin/company', { gstins: billingFacts.gstins }, company.admin);
});

it.each([
  ['tally?from=2027-02-01&to=2027-01-31', 'to', 'To must not be before from'],
  ['tally?from=2027-02-30&to=2027-03-31', 'from', 'From must be a date that exists, as YYYY-MM-DD'],
  ['tally?from=2027-02-01', 'to', 'To is required'],
  ['gstr1?month=2027-13', 'month', expect.any(String)],
  ['gstr1?month=2027-01&format=csv', 'format', 'Format must be one of json, xlsx'],
  ['e-invoice?month=2027-01&gstin=27AAPFU0939F1ZW', 'gstin', expect.any(String)],
])('%s is refused at %s', async (path, field, message) => {
  const reply = await api.get(`/admin/exports/${path}`, company.admin);
  expect([reply.status, reply.body.errors]).toEqual([400, [{ path: field, message }]]);
});

it('each export is audited before its first byte', async () => {
  await files.tally('2027-01-01', '2027-01-31');
  await files.gstr1('2027-01');
  await files.eInvoices('2027-01');
  const { data } = (await api.get('/admin/audit?limit=3', company.admin)).body;
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'exportEInvoices',
    'exportGstr1',
    'exportTally',
  ]);
});
