/** The query of a list of at most some hundred rows. */
export interface ShortListQuery {
  /** 1 to 200; all rows without it. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Searches names, places and words, regardless of case. */
  q?: string;
  /** A column; a leading `-` sorts descending. */
  sort?: string;
}

/** The reply of such a list. */
export interface ShortListReply<Row> {
  success: true;
  data: Row[];
  message?: string | undefined;
  /** With `limit` only; null on the last page. */
  nextCursor?: string | null | undefined;
  /** With `limit` only. */
  total?: number | undefined;
}
