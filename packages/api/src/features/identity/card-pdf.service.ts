import { identityNotFound } from '@prahari/contract/identity';
import { AppError } from '../../AppError.ts';
import type { Db } from '../../db/tables.ts';
import { cardPdf } from '../money/documents/card-pdf.service.ts';
import { readCard } from './identity.service.ts';

/** Returns both sides of a guard's card as a PDF. @throws guardNotFound, identityNotFound for a guard without a card */
export async function downloadCard(db: Db, guardId: string, siteUrl: string) {
  const { url, ...card } = await readCard(db, guardId, siteUrl);
  if (url === null) throw new AppError(identityNotFound);
  return cardPdf({ ...card, url });
}
