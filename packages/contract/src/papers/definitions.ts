import * as z from 'zod/mini';
import { guardNotFound } from '../assignments/refusals.ts';
import { dataReply, define, messageReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { paperKindTaken, paperNotFound } from './refusals.ts';
import { addPaperBody, expiringPaper, paper, paperIdBody, updatePaperBody } from './schemas.ts';

export const addPaper = define(endpoints.addPaper, {
  summary: 'Add a paper of a guard; at most one of each kind.',
  body: addPaperBody,
  reply: dataReply(paper),
  refusals: [guardNotFound, paperKindTaken],
});

export const updatePaper = define(endpoints.updatePaper, {
  summary: 'Change number and expiry of a paper.',
  body: updatePaperBody,
  reply: dataReply(paper),
  refusals: [paperNotFound],
});

export const deletePaper = define(endpoints.deletePaper, {
  summary: 'Delete a paper; the audit log keeps what it was.',
  body: paperIdBody,
  reply: messageReply,
  refusals: [paperNotFound],
});

export const listExpiringPapers = define(endpoints.listExpiringPapers, {
  summary: 'The papers that have expired or expire within 30 days, the earliest first; at most 1,000.',
  reply: dataReply(z.array(expiringPaper)),
});
