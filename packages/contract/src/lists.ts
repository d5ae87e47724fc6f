/** Messages for an older API; not in SPEC. */
export const listMessages = {
  notOffered: 'This server does not offer this list.',
} as const;

/** The query of a list. Without `limit`, office lists are whole; own lists have 200 rows. */
export interface ListQuery {
  /** 1 to 200. */
  limit?: number;
  /** `nextCursor` of the last page; valid only with the same other parameters. */
  cursor?: string;
  /** Searches names, emails, phones, places and numbers, regardless of case. */
  q?: string;
  /** A column; a leading `-` sorts descending. */
  sort?: string;
  status?: string;
  /** Only what this action did, in the audit log. */
  action?: string;
  /** Only of this day in India, in the audit log. */
  day?: string;
  /** Only of this client, among payments. */
  clientId?: string;
}

/** The reply of a list: one page with `limit`, all rows without it. */
export interface ListReply<Row> {
  success: true;
  data: Row[];
  /** Null on the last page. */
  nextCursor?: string | null | undefined;
  /** Exact up to 10,000. */
  total?: number | undefined;
  /** Present when there are more rows than `total`. */
  totalIsMinimum?: true | undefined;
  /** `q` has fewer than three letters, and only the first 1,000 rows in the list's order were searched. */
  searchIsCut?: true | undefined;
}

/** Heights in CSS pixels: a row of a table, and what stands above and below the rows of a page. */
const ROW = 44;
const AROUND = 280;

/** Rows of a page where the window is low, narrow or not known. */
export const FEWEST_ROWS = 10;

/** The windows that show a table; narrower ones show a card for each row. */
export const TABLE_WINDOW = '(min-width: 48rem)';

/** Returns how many rows of a table fit a window of this height, in CSS pixels. */
export const rowsThatFit = (height: number): number =>
  Math.max(FEWEST_ROWS, Math.floor((height - AROUND) / ROW));

/** The query of a list of at most some hundred rows. */
export interface ShortListQuery {
  /** 1 to 200. Without it an office list is whole, and an own list has 200 rows. */
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
  /** With `limit`, or in an own list; null on the last page. */
  nextCursor?: string | null | undefined;
  /** With `limit`, or in an own list. */
  total?: number | undefined;
  /** Present when there are more rows than `total`. */
  totalIsMinimum?: true | undefined;
}
