import { createHash, randomBytes } from 'node:crypto';
import type { Tables } from '../db/tables.ts';

type AuditTexts = Tables['audit_texts'];

/** Returns the hash that the entry keeps of its texts. */
export const hashOfTexts = ({ salt, texts }: Pick<AuditTexts, 'salt' | 'texts'>): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, texts]))
    .digest('hex');

/** Returns texts as they are stored, with a new salt. */
export const saltedTexts = (texts: Record<string, string>): Pick<AuditTexts, 'salt' | 'texts'> => ({
  salt: randomBytes(16).toString('hex'),
  texts: JSON.stringify(texts),
});

/** True if an entry's detail has the hash of these texts. */
export const isHashedIn = (detail: string, stored: Pick<AuditTexts, 'salt' | 'texts'>): boolean =>
  (JSON.parse(detail) as { textsHash?: unknown }).textsHash === hashOfTexts(stored);
