import type { Company } from '@prahari/contract/company.schemas';
import { unknownPins } from '@prahari/contract/exports';
import { pinOfAddress } from '@prahari/domain/pin-state';
import { AppError } from '../../../AppError.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { auditExport } from './audit-export.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { pinOfSeller, pinsOfClients } from './e-invoice-pins.service.ts';
import { documentsOfMonth } from './gstr1.service.ts';
import { type OutwardDocument, selectLinesOf } from './outward-documents.queries.ts';
import { ownGstin } from './own-gstin.ts';

/** Bills whose lines are read at once. */
const AT_ONCE = 200;

/** True for what the portal still has to register: taxed, to a registered client, without IRN. */
const isToRegister = ({ tax, clientGstin, irn, isCancelled }: OutwardDocument): boolean =>
  tax !== 'none' && clientGstin !== '' && irn === null && !isCancelled;

/** @throws unknownPins where nobody knows the PIN of a side, which the portal asks for */
function refuseUnknownPins(
  documents: readonly OutwardDocument[],
  { company, pins }: { company: Company; pins: ReadonlyMap<string, string> },
): void {
  const unknown = documents.filter(
    ({ clientId, clientAddress }) => !pinOfAddress(clientAddress) && !pins.has(clientId),
  );
  const own = documents.map(({ ownGstin: gstin }) => gstin).filter((gstin) => !pinOfSeller(company, gstin));
  const names = new Set([
    ...unknown.map(({ clientName }) => clientName),
    ...own.map((gstin) => `the company (${gstin})`),
  ]);
  if (names.size > 0) throw new AppError(unknownPins([...names]));
}

/** Makes the file for the e-invoice portal. @throws unknownPins, 400 for a GSTIN that is missing or not the company's */
export async function exportEInvoices(
  db: Db,
  actorId: string,
  { month, gstin }: { month: string; gstin?: string | undefined },
) {
  const company = await readCompany(db);
  const own = ownGstin(company, gstin);
  const documents = await documentsOfMonth(db, month);
  const isAsked = (one: OutwardDocument) => one.ownGstin === own.gstin && isToRegister(one);
  const bills = documents.bills.filter(isAsked);
  const notes = documents.notes.filter(isAsked);
  const facts = { company, pins: await pinsOfClients(db, [...bills, ...notes]) };
  refuseUnknownPins([...bills, ...notes], facts);
  await auditExport(db, { actorId, action: 'exportEInvoices', filter: { month, gstin: own.gstin } });
  async function* pieces(): AsyncGenerator<string> {
    let separator = '[';
    const next = (invoice: unknown) => {
      const piece = `${separator}${JSON.stringify(invoice)}`;
      separator = ',\n';
      return piece;
    };
    for (let start = 0; start < bills.length; start += AT_ONCE) {
      const batch = bills.slice(start, start + AT_ONCE);
      const lines = Map.groupBy(
        await selectLinesOf(
          db,
          batch.map(({ id }) => id),
        ),
        ({ billId }) => billId,
      );
      yield batch.map((bill) => next(eInvoiceOf(bill, lines.get(bill.id) ?? [], facts))).join('');
    }
    for (const note of notes) yield next(eInvoiceOf(note, parseJson(note.lines), facts));
    yield separator === '[' ? '[]' : ']';
  }
  return {
    name: `prahari-e-invoices-${own.gstin}-${month}.json`,
    type: 'application/json',
    pieces: pieces(),
  };
}
