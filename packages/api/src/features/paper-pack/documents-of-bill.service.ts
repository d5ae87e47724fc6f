import { AppError } from '../../AppError.ts';
import type { Db } from '../../db/tables.ts';
import type { MailFile } from '../../mail/attachments.ts';
import { billDocument } from '../money/documents/bill-document.service.ts';
import { pdfFile } from '../money/documents/document-pdf.service.ts';
import { billedPosts } from '../money/months/billed-posts.service.ts';
import { musterFile } from '../office/exports/muster-sheet.service.ts';
import { bytesOf, fileSlug } from './file-bytes.ts';

/** Returns undefined for a document that does not exist any more. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

/** Returns a bill as a PDF; nothing for a deleted one. */
export async function billFiles(db: Db, billId: string): Promise<MailFile[]> {
  const document = await ifThere(billDocument(db, billId));
  if (!document) return [];
  const { name, type, pieces } = pdfFile(document);
  return [{ name, type, content: await bytesOf(pieces) }];
}

/** Returns a workbook with the month of each post that a bill covers. */
export async function musterFiles(db: Db, billId: string): Promise<MailFile[]> {
  const billed = await billedPosts(db, billId);
  const files: MailFile[] = [];
  for (const postId of billed?.postIds ?? []) {
    const found = await ifThere(musterFile(db, { postId, month: billed?.month ?? '' }));
    if (!found) continue;
    const place = fileSlug(found.place);
    const name = ['muster', billed?.month, files.length + 1, place].filter(Boolean).join('-');
    files.push({ name: `${name}.xlsx`, type: found.type, content: await bytesOf(found.pieces) });
  }
  return files;
}
