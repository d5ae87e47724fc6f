import { clientNotFound } from '@prahari/contract/assignments';
import { noBillOfMonth } from '@prahari/contract/registers';
import type { PaperPackQuery } from '@prahari/contract/registers.schemas';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { MailFile } from '../../mail/attachments.ts';
import * as queries from './challans.queries.ts';
import { receiptBytes } from './challans.service.ts';
import { billFiles, musterFiles } from './documents-of-bill.service.ts';
import { fileSlug } from './file-bytes.ts';
import { fileNameOf } from './receipt-name.ts';

/**
 * Puts files into a ZIP file, one after the other. PDFs, workbooks and pictures are compressed already.
 * The files are of one date, so that the same papers are the same file whenever they are put together.
 */
async function* zipPieces(
  files: AsyncIterable<Pick<MailFile, 'name' | 'content'>>,
  date: Date,
): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = date;
    zip.add(entry);
    entry.push(content, true);
    if (failure) throw failure;
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}

interface Pack {
  files: FileStore;
  bills: readonly { id: string; number: string }[];
  challans: Awaited<ReturnType<typeof queries.selectChallans>>;
}

async function* filesOf(db: Db, { files, bills, challans }: Pack): AsyncGenerator<MailFile> {
  for (const { id, number } of bills)
    for (const file of [...(await billFiles(db, id)), ...(await musterFiles(db, id))])
      yield { ...file, name: `${fileSlug(number)}/${file.name}` };
  for (const [index, challan] of challans.toReversed().entries()) {
    const content = await receiptBytes(files, challan);
    if (!content) continue;
    const name = `challans/${index + 1}-${fileNameOf(challan)}`;
    yield { name, type: challan.type, content };
  }
}

/** Puts the bills, musters and receipts of a client's month into one file. @throws clientNotFound, noBillOfMonth */
export async function paperPack(
  db: Db,
  actorId: string,
  { files, month, ...query }: PaperPackQuery & { files: FileStore },
) {
  const { clientId } = query;
  const name = await queries.selectClientName(db, clientId);
  if (name === undefined) throw new AppError(clientNotFound);
  const of = { clientId, month };
  const bills = await queries.selectBillsOfMonth(db, of);
  if (bills.length === 0) throw new AppError(noBillOfMonth);
  const challans = await queries.selectChallans(db, of);
  const entry = { actorId, action: 'exportPaperPack', entity: 'clients', entityId: clientId } as const;
  await inTransaction(db, (tx) => audit(tx, { ...entry, detail: { month } }));
  return {
    name: `${['papers', month, fileSlug(name)].filter(Boolean).join('-')}.zip`,
    type: 'application/zip',
    pieces: zipPieces(filesOf(db, { files, bills, challans }), new Date(`${month}-01T00:00`)),
  };
}
