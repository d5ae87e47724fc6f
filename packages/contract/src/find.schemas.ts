import * as z from 'zod/mini';
import { LIST_SEARCH_MAX } from './constants.ts';
import { define } from './definition.ts';
import { line } from './fields.ts';
import * as wire from './find.ts';
import { findKinds } from './find.ts';
import { dataReply } from './reply.schemas.ts';
import { recordId } from './reply-fields.ts';

export const findBody = z.object({
  q: line('Search', LIST_SEARCH_MAX),
});
export type FindBody = z.input<typeof findBody>;

/** One row of any of the office's lists. */
export const found = z.object({
  kind: z.enum(findKinds),
  _id: recordId,
  /** The name of a person or the number of a bill. */
  name: z.string(),
  /** The place, or the owner of a bill. */
  detail: z.string(),
  /** The figure at the end of the line: a phone number, an amount or a status. */
  figure: z.string(),
});
export type Found = z.output<typeof found>;

export const find = define(wire.find, {
  summary: 'The first rows of each of the office’s lists that match a search, a handful of each kind.',
  body: findBody,
  reply: dataReply(z.array(found)),
});
