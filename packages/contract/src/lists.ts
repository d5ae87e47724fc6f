import * as z from 'zod/mini';
import type { ListSpec } from './endpoint.ts';

/** `{ success, data: [] }`, and with `limit` also `nextCursor` (null on the last page) and `total`. */
export const listReply = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    nextCursor: z.optional(z.nullable(z.string())),
    total: z.optional(z.number()),
  });

/** As listReply, but a bare array when `limit` is not given: what the hosted API returns. */
export const bareListReply = <T extends z.ZodMiniType>(row: T) => z.union([z.array(row), listReply(row)]);

/** How a list is asked for. Everything is optional; with nothing, all of it comes. */
export interface ListQuery {
  /** 1 to 200. */
  limit?: number;
  /** From `nextCursor`; only good for the same `q`, `sort` and `status`. */
  cursor?: string;
  /** Plain text found anywhere in names, emails, places and numbers, whatever the case. */
  q?: string;
  /** A column, `-` before it for descending. */
  sort?: string;
  status?: string;
}

/** Declares what a list can be ordered and narrowed by. */
export const listOf = (sort: readonly string[], status: readonly string[]): ListSpec => ({ sort, status });
