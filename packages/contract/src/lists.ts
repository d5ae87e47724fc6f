/** Beyond SPEC, for an older API. */
export const listMessages = {
  notOffered: 'This server does not offer this list.',
} as const;

/** The query of a list. Without `limit` the office's lists have all rows, and one's own lists the first 200. */
export interface ListQuery {
  /** 1 to 200. */
  limit?: number;
  /** `nextCursor` of the page before; valid only with the same `q`, `sort` and `status`. */
  cursor?: string;
  /** Text to search in names, emails, phones, places and numbers, regardless of case; at most 64 characters. */
  q?: string;
  /** A column; a leading `-` sorts descending. */
  sort?: string;
  status?: string;
}

/** The reply of a list: a page with `limit`; all rows without `nextCursor` and `total` otherwise. */
export interface ListReply<Row> {
  success: true;
  data: Row[];
  /** Null on the last page. */
  nextCursor?: string | null | undefined;
  /** Exact up to 10,000. */
  total?: number | undefined;
  /** There are more rows than `total`. */
  totalIsMinimum?: true | undefined;
}
