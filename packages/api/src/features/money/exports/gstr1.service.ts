import type { Gstr1Format } from '@prahari/contract/exports';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { auditExport } from './audit-export.ts';
import { allOf } from './batches.ts';
import { gstr1Of, type MonthOfDocuments } from './gstr1-return.ts';
import { gstr1Workbook } from './gstr1-sheets.ts';
import { selectBills, selectNotes } from './outward-documents.queries.ts';
import { ownGstin } from './own-gstin.ts';

/** Reads the bills and credit notes of a month, cancelled ones too. */
export async function documentsOfMonth(db: Db, month: string): Promise<MonthOfDocuments> {
  const { first: from, last: to } = daysOfMonth(month);
  const bills = await allOf((page) => selectBills(db, { from, to }, page));
  const notes = await allOf((page) => selectNotes(db, { from, to }, page));
  return { bills, notes };
}

const types: Record<Gstr1Format, string> = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Makes the return GSTR-1 of a month. @throws 400 for a GSTIN that is missing or not the company's */
export async function exportGstr1(
  db: Db,
  actorId: string,
  {
    month,
    gstin,
    format = 'json',
  }: { month: string; gstin?: string | undefined; format?: Gstr1Format | undefined },
) {
  const own = ownGstin(await readCompany(db), gstin);
  await auditExport(db, { actorId, action: 'exportGstr1', filter: { month, gstin: own.gstin, format } });
  async function* pieces(): AsyncGenerator<string | Uint8Array> {
    const documents = await documentsOfMonth(db, month);
    const gstr1 = gstr1Of(own, month, documents);
    const names = new Map(
      [...documents.bills, ...documents.notes].map(({ number, clientName }) => [number, clientName]),
    );
    yield format === 'xlsx'
      ? await gstr1Workbook(gstr1, (number) => names.get(number) ?? '')
      : JSON.stringify(gstr1);
  }
  return { name: `prahari-gstr1-${own.gstin}-${month}.${format}`, type: types[format], pieces: pieces() };
}
