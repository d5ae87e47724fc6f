import * as z from 'zod/mini';
import { guardNotFound } from './assignments.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import * as wire from './documents.ts';
import { paperKinds, paperKindTaken, paperNotFound } from './documents.ts';
import { choice, day, id, line } from './fields.ts';
import { personErased } from './people.ts';
import { calendarDay, dataReply, messageReply, recordId } from './reply.schemas.ts';

export const paperKind = z.enum(wire.paperKinds);

/** A paper of a guard. It is valid through `expiresOn`, a day in India. */
export const paper = z.object({
  _id: recordId,
  kind: paperKind,
  number: z.string(),
  expiresOn: calendarDay,
});
export type Paper = z.output<typeof paper>;

export const ownPapersQuery = z.object(shortListQuery(wire.ownPaperColumns));

export const paperFields = { number: line('Number', 100), expiresOn: day('Expiry') };

export const addPaperBody = z.object({
  guardId: id('Guard'),
  kind: choice('Paper', paperKinds),
  ...paperFields,
});
export type AddPaperBody = z.input<typeof addPaperBody>;

export const updatePaperBody = z.object({ paperId: id('Paper'), ...paperFields });
export type UpdatePaperBody = z.input<typeof updatePaperBody>;

export const paperIdBody = z.object({ paperId: id('Paper') });
export type PaperIdBody = z.input<typeof paperIdBody>;

/** A paper that has expired or expires within 30 days. */
export const expiringPaper = z.extend(paper, {
  guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
});
export type ExpiringPaper = z.output<typeof expiringPaper>;

export const addPaper = define(wire.addPaper, {
  summary: 'Add a paper of a guard; at most one of each kind.',
  body: addPaperBody,
  reply: dataReply(paper),
  refusals: [guardNotFound, paperKindTaken, personErased],
});

export const updatePaper = define(wire.updatePaper, {
  summary: 'Change number and expiry of a paper.',
  body: updatePaperBody,
  reply: dataReply(paper),
  refusals: [paperNotFound],
});

export const deletePaper = define(wire.deletePaper, {
  summary: 'Delete a paper; the audit log keeps what it was.',
  body: paperIdBody,
  reply: messageReply,
  refusals: [paperNotFound],
});

export const listExpiringPapers = define(wire.listExpiringPapers, {
  summary: 'The papers that have expired or expire within 30 days, the earliest first; at most 1,000.',
  reply: dataReply(z.array(expiringPaper)),
});

export const listOwnPapers = define(wire.listOwnPapers, {
  summary: 'The guard’s own papers; none for somebody not hired.',
  query: ownPapersQuery,
  reply: shortListReply(paper),
});
