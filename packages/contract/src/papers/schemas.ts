import * as z from 'zod/mini';
import { choice, day, id, line } from '../fields.ts';
import { paperKinds } from './words.ts';

/** A paper of a guard. It is valid through `expiresOn`, a day in India. */
export const paper = z.object({
  _id: z.string(),
  kind: z.enum(paperKinds),
  number: z.string(),
  expiresOn: z.string(),
});
export type Paper = z.output<typeof paper>;

export const paperFields = { number: line('Number', 100), expiresOn: day('Expiry') };

export const addPaperBody = z.object({
  guardId: id('Guard'),
  kind: choice('Paper', paperKinds),
  ...paperFields,
});
export type AddPaperBody = z.input<typeof addPaperBody>;

/** The whole paper with its changes. */
export const updatePaperBody = z.object({ paperId: id('Paper'), ...paperFields });
export type UpdatePaperBody = z.input<typeof updatePaperBody>;

export const paperIdBody = z.object({ paperId: id('Paper') });
export type PaperIdBody = z.input<typeof paperIdBody>;

/** A paper that has expired or expires within 30 days. */
export const expiringPaper = z.extend(paper, {
  guard: z.object({ _id: z.string(), name: z.string(), phone: z.string() }),
});
export type ExpiringPaper = z.output<typeof expiringPaper>;
