import type { Attachment } from '../../db/tables/system-tables.ts';
import type { Db } from '../../db/tables.ts';
import type { MailFile, MakeFiles } from '../../mail/attachments.ts';
import { statementPdf } from '../money/debts/statement-pdf.service.ts';
import { billFiles, ifThere, musterFiles } from './documents-of-bill.service.ts';
import { bytesOf } from './file-bytes.ts';

async function filesOf(db: Db, attachment: Attachment): Promise<MailFile[]> {
  if (attachment.kind === 'bill') return billFiles(db, attachment.billId);
  if (attachment.kind === 'musters') return musterFiles(db, attachment.billId);
  const pdf = await ifThere(statementPdf(db, attachment));
  return pdf ? [{ name: pdf.name, type: pdf.type, content: await bytesOf(pdf.pieces) }] : [];
}

/** Returns the function that makes the files of a mail at the moment it is sent. */
export const filesOfMail =
  (db: Db): MakeFiles =>
  async (attachments) => {
    const files: MailFile[] = [];
    for (const attachment of attachments) files.push(...(await filesOf(db, attachment)));
    return files;
  };
