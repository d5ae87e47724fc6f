import * as z from 'zod/mini';
import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from './constants.ts';
import { id, wholeNumber } from './fields.ts';
import { dataReply } from './reply.schemas.ts';

/** The parameters of a list of at most some hundred rows, by the columns that sort it. */
/* @__NO_SIDE_EFFECTS__ */
export const shortListQuery = (columns: readonly string[]) => {
  const error = `sort must be one of ${columns.join(', ')}, with - before it for descending`;
  return {
    limit: z.optional(wholeNumber('limit', LIST_LIMIT_MAX)),
    cursor: z.optional(id('cursor')),
    q: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(LIST_SEARCH_MAX, {
          error: `q must be at most ${LIST_SEARCH_MAX} characters of plain text`,
        }),
      ),
    ),
    sort: z.optional(
      z.string().check(z.refine((sort) => columns.includes(sort.replace(/^-/, '')), { error })),
    ),
  };
};

/** `{ success: true, data }`, and with `limit` the place of the page. */
/* @__NO_SIDE_EFFECTS__ */
export const shortListReply = <Row extends z.ZodMiniType>(row: Row) =>
  z.extend(dataReply(z.array(row)), {
    nextCursor: z.optional(z.nullable(z.string())),
    total: z.optional(z.number()),
  });
