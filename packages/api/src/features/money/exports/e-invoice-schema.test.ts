import { today } from '@prahari/domain/days';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { accountFiles } from '../../../../testing/account-files.ts';
import { statusAndCode } from '../../../../testing/api.ts';
import { addPost } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { eInvoiceSchema } from '../../../../testing/e-invoice-schema.ts';
import { setRows } from '../../../../testing/rows.ts';
import {
  addCreditNote,
  addTaxedBill,
  billingFacts,
  gstins,
  workedLines,
} from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);
const kit = { db: api.db, company };
const files = accountFiles(api, company.admin);
const schema = z.fromJSONSchema(eInvoiceSchema);
const problemsOf = (file: unknown) => schema.safeParse(file).error?.issues ?? [];
type Line = (typeof workedLines)[number];
const line = workedLines[0] as Line;

it('every kind of bill and note is as the schema of the portal has it', async () => {
  const day = '2027-03-20';
  const { clientId } = await company.addClient({}, { name: 'Client "Best" \\ Ltd, रात की चौकी' });
  const add = (facts: object) => addTaxedBill(kit, clientId, { billDate: day, ...facts });
  const { billId } = await add({});
  await add({ tax: 'intra', placeOfSupply: '27', clientGstin: '27AAAAA0000A1Z2' });
  await add({ tax: 'reverse' });
  await add({ tax: 'zero' });
  await add({ lines: [...workedLines, { ...line, quantity: -1, amountPaise: -733_33 }] });
  await add({ lines: Array.from({ length: 1001 }, () => line) });
  await add({ lines: [{ ...line, description: 'x'.repeat(400), quantity: 0.5, amountPaise: 1_07 }] });
  await setRows(
    api.db,
    'bills',
    { client_id: clientId, tax: 'intra' },
    { client_address: `${'A very long street name, '.repeat(8)}\nPune 411001` },
  );
  await addCreditNote(api.db, { billId, line, tax: 'inter', day });
  const found = await files.eInvoices('2027-03');
  expect(found).toHaveLength(8);
  expect(problemsOf(found)).toEqual([]);
});

it('a client, a place and a service of one or two letters are as long as the schema asks', async () => {
  const { clientId } = await company.addClient({}, { name: 'LG' });
  const lines = [{ ...line, description: 'x' }];
  const { billId } = await addTaxedBill(kit, clientId, { billDate: '2027-02-20', lines });
  await setRows(api.db, 'bills', { id: billId }, { client_address: '4, Ooty, Od 560001' });
  const found = await files.eInvoices('2027-02');
  expect(problemsOf(found)).toEqual([]);
  expect(found[0].BuyerDtls).toMatchObject({ LglNm: 'LG.', Loc: 'Ooty' });
});

it('the schema refuses what the portal refuses', async () => {
  const [document] = await files.eInvoices('2027-03');
  const { Pin, ...withoutPin } = document.BuyerDtls;
  expect(Pin).toBe(560001);
  for (const wrong of [
    { ...document, BuyerDtls: withoutPin },
    { ...document, BuyerDtls: { ...document.BuyerDtls, Pin: 5600 } },
    { ...document, DocDtls: { ...document.DocDtls, No: '/26-27/000001' } },
    { ...document, DocDtls: { ...document.DocDtls, Dt: '2027-03-20' } },
    { ...document, ItemList: [] },
    { ...document, Extra: 1 },
  ])
    expect(problemsOf([wrong])).not.toEqual([]);
});

it('a PIN that the bill’s address lacks is that of the client’s address today, else of a post in its State', async () => {
  const day = '2027-04-20';
  const withoutPin = async () => {
    const { clientId } = await company.addClient({}, { name: 'No PIN Ltd' });
    const { billId } = await addTaxedBill(kit, clientId, { billDate: day });
    await setRows(api.db, 'bills', { id: billId }, { client_address: '4 Main Road, Bengaluru' });
    return clientId;
  };
  const byPost = await withoutPin();
  for (const [zip_code, state] of [
    ['411001', 'Maharashtra'],
    ['560034', 'Karnataka'],
  ] as const) {
    const id = await addPost(api, company.admin, byPost, { startDate: today(), endDate: today() });
    await setRows(api.db, 'posts', { id }, { zip_code, state });
  }
  const byAddress = await withoutPin();
  await api.put(
    `/admin/clients/${byAddress}/tax`,
    { gstin: gstins.karnataka, address: '4 Main Road\nBengaluru 560002' },
    company.admin,
  );
  const found = await files.eInvoices('2027-04');
  expect(found.map(({ BuyerDtls }: { BuyerDtls: { Pin: number } }) => BuyerDtls.Pin)).toEqual([
    560034, 560002,
  ]);
  expect(problemsOf(found)).toEqual([]);
});

it('names the clients and the GSTIN whose PIN nobody knows, and makes no file', async () => {
  const day = '2027-05-20';
  const { clientId } = await company.addClient({}, { name: 'Nowhere Ltd' });
  const { billId } = await addTaxedBill(kit, clientId, { billDate: day });
  await setRows(api.db, 'bills', { id: billId }, { client_address: 'Somewhere' });
  const read = () => api.get('/admin/exports/e-invoice?month=2027-05', company.admin);
  const refused = await read();
  expect([...statusAndCode(refused), refused.body.message]).toEqual([
    409,
    'e_invoice.no_pin',
    'Enter a PIN code in the address of Nowhere Ltd',
  ]);
  const [own] = billingFacts.gstins;
  await api.put('/admin/company', { address: 'Mumbai', gstins: [{ ...own, address: '' }] }, company.admin);
  expect((await read()).body.message).toBe(
    'Enter a PIN code in the address of Nowhere Ltd, the company (27AAPFU0939F1ZV)',
  );
  await api.put('/admin/company', billingFacts, company.admin);
});
