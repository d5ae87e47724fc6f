import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addCreditNote, addTaxedBill, billingFacts, workedLines } from '../../../../testing/tax-bills.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', billingFacts, company.admin);

it('the sheets of GSTR-1 have the columns of the offline tool and the figures of the JSON', async () => {
  const { clientId } = await company.addClient({}, { name: '=HYPERLINK("http://evil.example")' });
  const { billId, number } = await addTaxedBill({ db: api.db, company }, clientId);
  const line = { ...(workedLines[0] as (typeof workedLines)[number]), amountPaise: 1_600_00 };
  const note = await addCreditNote(api.db, { billId, line, tax: 'inter', day: '2026-11-30' });
  const path = `${api.url}/api/admin/exports/gstr1?month=2026-11&format=xlsx`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${company.admin}` } });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="prahari-gstr1-27AAPFU0939F1ZV-2026-11.xlsx"',
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const sheets = await readSheets(bytes);
  const rows = Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
  expect(Object.keys(rows)).toEqual([
    'b2b,sez,de',
    'b2cl',
    'b2cs',
    'cdnr',
    'cdnur',
    'hsn(b2b)',
    'hsn(b2c)',
    'docs',
  ]);
  const b2b = [
    ['GSTIN/UIN of Recipient', '29AAGCB7383J1Z4'],
    ['Receiver Name', '=HYPERLINK("http://evil.example")'],
    ['Invoice Number', number],
    ['Invoice date', '30-Nov-26'],
    ['Invoice Value', 71_587],
    ['Place Of Supply', '29-Karnataka'],
    ['Reverse Charge', 'N'],
    ['Applicable % of Tax Rate', null],
    ['Invoice Type', 'Regular B2B'],
    ['E-Commerce GSTIN', null],
    ['Rate', 18],
    ['Taxable Value', 60_666.67],
    ['Cess Amount', 0],
  ];
  expect(rows['b2b,sez,de']).toEqual([b2b.map(([head]) => head), b2b.map(([, value]) => value)]);
  expect(rows.cdnr?.[1]).toEqual([
    '29AAGCB7383J1Z4',
    '=HYPERLINK("http://evil.example")',
    note.number,
    '30-Nov-26',
    'C',
    '29-Karnataka',
    'N',
    'Regular B2B',
    1_888,
    null,
    18,
    1_600,
    0,
  ]);
  expect(rows['hsn(b2b)']?.[1]).toEqual([
    '998525',
    'Guard services',
    'NA',
    0,
    69_698.67,
    18,
    59_066.67,
    10_632,
    0,
    0,
    0,
  ]);
  expect(rows.docs?.slice(1)).toEqual([
    ['Invoices for outward supply', number, number, 1, 0],
    ['Credit Note', note.number, note.number, 1, 0],
  ]);
});
