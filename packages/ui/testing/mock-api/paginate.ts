import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListSpec } from '@prahari/contract/endpoint';
import { RefusalError } from './refusal.ts';

type Row = Record<string, unknown>;
type Value = string | number;

/** The value to sort by: a field of the row, or of the user or client in it. */
function column(row: Row, name: string): Value {
  const user = (row.user ?? (row.client as Row | undefined)?.user ?? {}) as Row;
  const value = name === 'client' ? user.name : (row[name] ?? user[name]);
  return typeof value === 'number' ? value : String(value ?? '');
}

const byValue = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-IN', { sensitivity: 'base' });

/** Text that a search covers: all but ids and timestamps. */
const texts = (value: unknown, key = ''): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => texts(inner, name))
        .join('\n')
    : /^_?id$|At$/.test(key)
      ? ''
      : String(value).toLowerCase();

function check(spec: ListSpec, query: URLSearchParams): void {
  const limit = query.get('limit');
  const sort = query.get('sort')?.replace(/^-/, '');
  const status = query.get('status');
  const wrong = (path: string) =>
    new RefusalError(400, 'request.invalid', 'Some fields are not right', [
      { path, message: `${path} is not valid` },
    ]);
  if (limit !== null && !(Number(limit) >= 1 && Number(limit) <= LIST_LIMIT_MAX)) throw wrong('limit');
  if (sort && !spec.sort.includes(sort)) throw wrong('sort');
  if (status && !spec.status.includes(status)) throw wrong('status');
}

/** Searches, filters, sorts and pages rows as the API does (DECISIONS section 2, Lists). @throws RefusalError for an invalid parameter */
export function paginate(spec: ListSpec, all: readonly Row[], query: URLSearchParams): unknown {
  check(spec, query);
  const q = query.get('q')?.toLowerCase() ?? '';
  const status = query.get('status');
  const rows = all.filter((row) => (!status || row.status === status) && texts(row).includes(q));
  const sort = query.get('sort') ?? '-createdAt';
  const name = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  // Guards whom nobody has rated come last in either direction.
  const isUnrated = (row: Row) => name === 'rating' && row.rating === 0;
  rows.sort(
    (a, b) => Number(isUnrated(a)) - Number(isUnrated(b)) || sign * byValue(column(a, name), column(b, name)),
  );
  const limit = Number(query.get('limit'));
  if (!limit) return spec.bare ? rows : { success: true, data: rows };
  const start = Number(query.get('cursor') ?? 0);
  const end = start + limit;
  return {
    success: true,
    data: rows.slice(start, end),
    nextCursor: end < rows.length ? String(end) : null,
    total: rows.length,
  };
}
