import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import type { JsonRow } from '../db/json-rows.ts';
import type { Db } from '../db/tables.ts';
import { listMemo } from './list-memo.ts';
import { readState } from './list-state.ts';
import { idOfStored, type ListTable } from './list-table.ts';
import { batchesOf, jsonPageOf, type Page, type PageEnd, pageOf, textBatchesOf } from './page.ts';
import { type Batch, type batchPages, type contentPages, selectPage } from './select-page.ts';

/** Pages that a process remembers: at most 50 of 200 rows, some 4 MB. */
const MAX_PAGES = 50;

type FetchRows<Row> = (ids: string[]) => Promise<Row[]>;

interface OfList<Row> {
  query: ListQuery;
  /** Rows of these ids, in any order. */
  fetch: FetchRows<Row>;
}

interface OfPage<Row> extends OfList<Row> {
  /** Only rows of this user. */
  owner?: string;
}

/** A list whose rows are JSON text. */
interface OfJsonPage extends OfPage<JsonRow<unknown>> {
  /** Reads a page without a search by one statement. */
  select: ReturnType<typeof contentPages>;
  /** Reads a batch of the whole list as one text, where the database builds the JSON. */
  selectBatch?: ReturnType<typeof batchPages>;
}

/** Rows in the order of their ids. An id without a row is left out: it was deleted meanwhile. */
async function inOrder<Row extends { _id: string }>(ids: string[], fetch: FetchRows<Row>): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await fetch(ids)).map((row) => [row._id, row]));
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** All rows of a list, to be sent batch by batch. */
export class WholeList {
  readonly batches: AsyncIterable<Batch['text']>;
  constructor(batches: AsyncIterable<Batch['text']>) {
    this.batches = batches;
  }
}

/** A reply as JSON text. */
export class JsonReply {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const rowsText = (rows: readonly unknown[]): string => JSON.stringify(rows).slice(1, -1);
const jsonRowsText = (rows: readonly JsonRow<unknown>[]): string => rows.map(({ json }) => json).join(',');

async function* batchTexts<Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  { query, fetch }: OfList<Row>,
  textOf: (rows: readonly Row[]) => string,
): AsyncGenerator<string> {
  for await (const rows of batchesOf(db, list, { query, select: selectPage })) {
    const ids = rows.map(({ id }) => idOfStored(list, id));
    const text = textOf(await inOrder(ids, fetch));
    if (text !== '') yield `,${text}`;
  }
}

/** As batchTexts by one statement for each batch, without a search. */
async function* jsonBatchTexts(
  db: Db,
  list: ListTable,
  request: Pick<OfJsonPage, 'query' | 'select'>,
): AsyncGenerator<string> {
  for await (const rows of batchesOf(db, list, request)) {
    const text = rows.flatMap(({ json }) => json ?? []).join(',');
    if (text !== '') yield `,${text}`;
  }
}

/** What a reply tells beside its rows. Without `limit` it tells of more rows only when there are. */
const besides = (end: PageEnd, { limit }: ListQuery): PageEnd | undefined =>
  limit === undefined && end.nextCursor === null ? undefined : end;

const findPage = (
  db: Db,
  list: ListTable,
  { query, owner }: Pick<OfPage<unknown>, 'query' | 'owner'>,
): Promise<Page> => pageOf(db, list, { query, limit: query.limit ?? LIST_LIMIT_MAX, owner });

/** A page of a list, of up to 200 rows without `limit`. @throws 400 for a cursor of another list */
export async function pageReply<Row extends { _id: string }>(db: Db, list: ListTable, request: OfPage<Row>) {
  const { ids, ...end } = await findPage(db, list, request);
  const data = await inOrder(ids, request.fetch);
  return { success: true as const, data, ...besides(end, request.query) };
}

const jsonReplyOf = (rowsText: string, beside: object = {}): JsonReply => {
  const rest = JSON.stringify(beside).slice(1, -1);
  return new JsonReply(`{"success":true,"data":[${rowsText}]${rest && `,${rest}`}}`);
};

/** Rows as JSON text. */
export const jsonReply = (rows: readonly JsonRow<unknown>[]): JsonReply => jsonReplyOf(jsonRowsText(rows));

/** Texts of pages, kept from the second read on: those of pages that are read only once would survive garbage collections for nothing. */
const pages = listMemo<JsonReply | undefined>(MAX_PAGES);

/** The text of a remembered page when the list has not changed since. */
async function unchangedPage(
  db: Db,
  list: ListTable,
  known: ReturnType<typeof pages.find>,
): Promise<JsonReply | undefined> {
  if (!known?.value) return undefined;
  const { isFresh, version } = await readState(db, list);
  return isFresh && version === known.version ? known.value : undefined;
}

/** As pageReply, for rows as JSON text. */
export async function jsonPageReply(db: Db, list: ListTable, request: OfJsonPage): Promise<JsonReply> {
  const { query, owner, select } = request;
  if (query.q) {
    const { ids, ...end } = await findPage(db, list, request);
    return jsonReplyOf(jsonRowsText(await inOrder(ids, request.fetch)), besides(end, query));
  }
  const parameters = [list.name, query.status, query.sort, query.cursor, query.limit];
  const isKept = list.remembersPages && owner === undefined;
  const known = isKept ? pages.find(db, parameters) : undefined;
  const unchanged = await unchangedPage(db, list, known);
  if (unchanged) return unchanged;
  const { limit = LIST_LIMIT_MAX } = query;
  const { rows, end, state } = await jsonPageOf(db, list, { query, limit, owner, select });
  const reply = jsonReplyOf(rows.join(','), besides(end, query));
  // The state of an empty page was read after it.
  if (isKept && state.isFresh && rows.length > 0) {
    const { version } = state;
    pages.keep(db, parameters, { version, value: known?.version === version ? reply : undefined });
  }
  return reply;
}

/** A page with `limit`, all rows without. @throws 400 for a cursor of another list */
export const listReply = async <Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  request: OfList<Row>,
) =>
  request.query.limit === undefined
    ? new WholeList(batchTexts(db, list, request, rowsText))
    : pageReply(db, list, request);

/** As listReply, for rows as JSON text. */
export async function jsonListReply(db: Db, list: ListTable, request: OfJsonPage) {
  const { query } = request;
  if (query.limit !== undefined) return jsonPageReply(db, list, request);
  if (query.q) return new WholeList(batchTexts(db, list, request, jsonRowsText));
  const { selectBatch } = request;
  const hasTwoParts = list.zeroLast?.includes(query.sort ?? '');
  return new WholeList(
    selectBatch && !hasTwoParts
      ? textBatchesOf(db, list, { query, select: selectBatch })
      : jsonBatchTexts(db, list, request),
  );
}
