import * as z from 'zod/mini';
import { LIST_SEARCH_MAX } from '../constants.ts';
import { line } from '../fields.ts';
import { findKinds } from './words.ts';

export const findBody = z.object({
  /** As `q` of the lists. */
  q: line('Search', LIST_SEARCH_MAX),
});
export type FindBody = z.input<typeof findBody>;

/** A row of one of the office's lists, as one line. */
export const found = z.object({
  kind: z.enum(findKinds),
  _id: z.string(),
  /** The name of a person or the number of a bill. */
  name: z.string(),
  /** The place, or the person it belongs to. */
  detail: z.string(),
  /** What stands at the end of the line: a phone number, an amount, a status. */
  figure: z.string(),
});
export type Found = z.output<typeof found>;
