import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { auditExport } from './audit-export.ts';
import { batchesOf } from './batches.ts';
import { type Period, selectBills, selectNotes } from './outward-documents.queries.ts';
import { selectAllocationsOf, selectReceipts } from './receipts.queries.ts';
import { creditNoteVoucher, envelope, receiptVoucher, salesVoucher } from './tally-xml.ts';

async function* vouchers(db: Db, period: Period): AsyncGenerator<string> {
  const { legalName, ledgers } = await readCompany(db);
  const { head, foot } = envelope(legalName);
  yield head;
  for await (const bills of batchesOf((page) => selectBills(db, period, page)))
    yield bills
      .filter(({ isCancelled }) => !isCancelled)
      .map((bill) => salesVoucher(bill, ledgers))
      .join('');
  for await (const notes of batchesOf((page) => selectNotes(db, period, page)))
    yield notes
      .filter(({ isCancelled }) => !isCancelled)
      .map((note) => creditNoteVoucher(note, ledgers))
      .join('');
  for await (const receipts of batchesOf((page) => selectReceipts(db, period, page))) {
    const allocations = Map.groupBy(
      await selectAllocationsOf(
        db,
        receipts.map(({ id }) => id),
      ),
      ({ paymentId }) => paymentId,
    );
    yield receipts
      .map((receipt) => receiptVoucher(receipt, allocations.get(receipt.id) ?? [], ledgers))
      .join('');
  }
  yield foot;
}

/** Writes bills, credit notes and receipts of some days for TallyPrime, while they are read. */
export async function exportTally(db: Db, actorId: string, { from, to }: Period) {
  await auditExport(db, { actorId, action: 'exportTally', filter: { from, to } });
  return {
    name: `prahari-tally-${from}-${to}.xml`,
    type: 'application/xml',
    pieces: vouchers(db, { from, to }),
  };
}
