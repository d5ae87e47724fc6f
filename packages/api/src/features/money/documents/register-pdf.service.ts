import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { makeRegisterPdf } from './pdf-pool.ts';

async function* piecesOf(document: RegisterDocument): AsyncGenerator<Uint8Array> {
  yield await makeRegisterPdf(document);
}

/** Returns a register as a PDF, which says what its page says. */
export const registerPdf = (document: RegisterDocument) => ({
  type: 'application/pdf',
  pieces: piecesOf(document),
});
