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

/** What a list answers: with `limit` a page, else everything and no `nextCursor` and `total`. */
export interface ListReply<Row> {
  success: true;
  data: Row[];
  /** Null on the last page. */
  nextCursor?: string | null | undefined;
  total?: number | undefined;
}
