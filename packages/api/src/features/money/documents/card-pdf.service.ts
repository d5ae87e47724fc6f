import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { drawPicture, makeCardPdf } from './pdf-pool.ts';

/** A card that is valid. */
export type PrintedCard = IdentityCard & { url: string };

async function* piecesOf(card: PrintedCard): AsyncGenerator<Uint8Array> {
  yield await makeCardPdf(card);
}

/** Returns both sides of a card as a PDF, in the size of a bank card. */
export const cardPdf = (card: PrintedCard) => ({
  name: 'prahari-card.pdf',
  type: 'application/pdf',
  pieces: piecesOf(card),
});

/** True if a picture, `data:image/png;base64,…`, can be printed: its header may be right and its content broken. */
export const isPrintable = (picture: string): Promise<boolean> =>
  drawPicture(picture).then(
    () => true,
    () => false,
  );
