import type { TestApi } from './api.ts';
import type { Company } from './company.ts';
import { addCreditNote, addTaxedBill, workedLines } from './tax-bills.ts';

/** Returns a maker of each kind of document; each returns the path of its PDF below `/admin/`. */
export function pdfKinds({ api, company }: { api: TestApi; company: Company }) {
  const kit = { db: api.db, company };
  const bill = async (facts: Parameters<typeof addTaxedBill>[2], name = 'Client Ltd'): Promise<string> => {
    const { clientId } = await company.addClient({}, { name });
    return `bills/${(await addTaxedBill(kit, clientId, facts)).billId}/pdf`;
  };

  const manyLines = Array.from({ length: 24 }, (_, index) => ({
    ...(workedLines[0] as (typeof workedLines)[number]),
    description: `Guard ${index + 1}, day duties of 12 hours, 1–30 Nov 2026, a month of 30 days`,
  }));

  return {
    'a bill with IGST': () => bill({ tax: 'inter' }),
    'a bill with CGST and SGST': () => bill({ tax: 'intra', placeOfSupply: '27' }),
    'a bill under reverse charge': () => bill({ tax: 'reverse' }),
    'a bill of two pages': () => bill({ lines: manyLines }),
    'a bill with a Hindi name': () => bill({}, 'सुरक्षा सेवा प्राइवेट'),
    'a bill with a long name and large amounts': () =>
      bill(
        { lines: [{ ...(workedLines[0] as (typeof workedLines)[number]), amountPaise: 80_00_00_000_00 }] },
        'The Nirmal Jeevan Co-operative Housing Society and Commercial Premises Maintenance Limited',
      ),
    'a bill with an amount of its own': async () => {
      const { clientId } = await company.addClient();
      return `bills/${(await company.generateBill(clientId)).body.data._id}/pdf`;
    },
    'a credit note': async () => {
      const { clientId } = await company.addClient();
      const { billId } = await addTaxedBill(kit, clientId, { tax: 'intra', placeOfSupply: '27' });
      const line = workedLines[3] as (typeof workedLines)[number];
      return `credit-notes/${(await addCreditNote(api.db, { billId, line, tax: 'intra' })).noteId}/pdf`;
    },
    'a statement': async () => {
      const { clientId } = await company.addClient();
      await addTaxedBill(kit, clientId, {});
      return `statement/pdf?clientId=${clientId}&from=2026-04-01&to=2026-11-30`;
    },
  };
}
