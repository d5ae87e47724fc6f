import { today } from '@prahari/domain/days';
import type { RawBuilder } from 'kysely';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/tables.ts';
import type { Position } from './cursor.ts';
import type { ListTable } from './list-table.ts';
import {
  type PageRow,
  pageStatements,
  type RowContent,
  type RowsText,
  rowsToRead,
} from './page-statements.ts';

/** A row of a page with the JSON of what it shows, and the state of the list. */
export interface JsonPageRow extends PageRow {
  /** Null for what was deleted meanwhile. */
  json: string | null;
  /** A `StateRow` as JSON, the same in every row. */
  state: string;
}

type PageRequest = Parameters<typeof pageStatements>[2];
type PageValues = Record<'owner' | 'status' | 'id' | 'day', string> & { value: string | number };

type PageStatements = ReturnType<typeof pageStatements>;

/** Runs one of a list's statements without a search, compiled once for each order, size and set of conditions. */
function compiledPage<Row>(
  kind: string,
  statement: (statements: PageStatements, day: string) => RawBuilder<Row>,
) {
  const known = new Map<string, (db: Db, values: PageValues) => Promise<Row[]>>();
  const compile = (
    name: string,
    list: ListTable,
    { selection: { owner, query, part }, position, limit }: PageRequest,
  ) =>
    compiled<PageValues, Row>(`${kind} ${name}`, (db, value) => {
      const selection = {
        owner: owner === undefined ? undefined : value('owner'),
        query: { ...query, ...(query.status && { status: value('status') }) },
        part,
      };
      const after: Position | undefined = position && [value('value'), value('id')];
      return statement(pageStatements(db, list, { selection, position: after, limit }), value('day'));
    });
  return async (db: Db, list: ListTable, request: PageRequest): Promise<Row[]> => {
    const { selection, position } = request;
    const { owner = '', query, part } = selection;
    const { sort = '', status = '' } = query;
    const limit = rowsToRead(request.limit);
    const conditions = [part, owner && 'owner', status && 'status', position && 'after'];
    const name = [list.name, sort, limit, ...conditions].join(' ');
    const select = known.get(name) ?? compile(name, list, { ...request, limit });
    known.set(name, select);
    const [value, id] = position ?? ['', ''];
    return select(db, { owner, status, value, id, day: today() });
  };
}

/** Rows of which some more may have been read than were asked for. */
const upTo = <Row>(limit: number, rows: Row[]): Row[] => (rows.length > limit ? rows.slice(0, limit) : rows);

export type Select<Row> = (db: Db, list: ListTable, request: PageRequest) => Promise<Row[]>;

/** Reads a page in ascending order of a column of `zeroLast`, in which 0 means unknown, in two parts: known values, then zeros. */
const withZeroLast =
  <Row>(select: Select<Row>): Select<Row> =>
  async (db, list, request) => {
    const { selection, position, limit } = request;
    const { sort = '' } = selection.query;
    if (!list.zeroLast?.includes(sort)) return select(db, list, request);
    const isInZeros = position?.[0] === 0;
    const known = isInZeros
      ? []
      : await select(db, list, { ...request, selection: { ...selection, part: 'known' } });
    if (known.length === limit) return known;
    const rest = { position: isInZeros ? position : undefined, limit: limit - known.length };
    return [...known, ...(await select(db, list, { selection: { ...selection, part: 'unknown' }, ...rest }))];
  };

// A short kind: PostgreSQL takes names of up to 63 characters.
const runIds = compiledPage<PageRow>('ids', ({ all }) => all);
const selectIds: Select<PageRow> = async (db, list, request) =>
  upTo(request.limit, await runIds(db, list, request));

/** Reads pages without a search of one list together with what their rows show. */
export function contentPages<Columns extends object>({
  toJson,
  ...content
}: RowContent & {
  /** The JSON of a row. Null when it was deleted meanwhile. */
  toJson: (columns: Columns) => string | null;
}): Select<JsonPageRow> {
  type Row = Columns & { id: string | null; key: string | number | null; state: string };
  const run = compiledPage<Row>(
    'content',
    ({ withContent }, day) => withContent(content, day) as RawBuilder<Row>,
  );
  return withZeroLast(async (db, list, request) => {
    const rows = await run(db, list, request);
    // The state of the list is a row of its own, or in each row.
    const [first] = rows;
    const state = String(first?.state);
    const own = first?.id === null ? rows.slice(1) : rows;
    return upTo(request.limit, own).map((row) => ({
      id: row.id as string,
      key: (row.key ?? row.id) as string | number,
      state,
      json: toJson(row),
    }));
  });
}

/** Rows of a list as one text, and the position of the last one when there may be more. */
export interface Batch {
  /** The JSON of each row after a comma, as text or UTF-8. */
  text: string | Uint8Array;
  next: Position | undefined;
}

/** Rows of a batch: one of the numbers that PostgreSQL plans for once. */
const BATCH = rowsToRead(200);

/**
 * Reads batches of a list whose JSON the database builds, in an order in which nothing comes last: see `zeroLast`. @param content with one
 * column, `json`
 */
export function batchPages(
  content: RowContent,
): (db: Db, list: ListTable, request: Pick<PageRequest, 'selection' | 'position'>) => Promise<Batch> {
  const run = compiledPage<RowsText>('text', ({ asText }, day) => asText(content, day));
  return async (db, list, request) => {
    const [rows] = await run(db, list, { ...request, limit: BATCH });
    const { text = null, id = null, key = null } = rows ?? {};
    return { text: text ?? '', next: id === null || key === null ? undefined : [key, id] };
  };
}

/**
 * The rows after a position, in the order of the list; at most `limit`. A search first tests the next rows in order (`walk`) and,
 * when these do not fill the page, asks the search index; the rows of one owner are few and all tested.
 */
export const selectPage: Select<PageRow> = withZeroLast(async (db, list, request) => {
  const { query, owner } = request.selection;
  if (!query.q) return selectIds(db, list, request);
  const statements = pageStatements(db, list, request);
  if (owner !== undefined) return (await statements.tested.execute(db)).rows;
  const { rows } = await statements.walk.execute(db);
  return rows.length === request.limit ? rows : (await statements.indexed.execute(db)).rows;
});
