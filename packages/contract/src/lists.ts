/** The query of a list. Without any parameter the reply has all rows. */
export interface ListQuery {
  /** 1 to 200. */
  limit?: number;
  /** `nextCursor` of the page before; valid only with the same `q`, `sort` and `status`. */
  cursor?: string;
  /** Text to search in names, emails, places and numbers, regardless of case. */
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
  total?: number | undefined;
}
