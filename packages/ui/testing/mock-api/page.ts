import type { ListReply } from '@prahari/contract/lists';

interface Listed {
  [column: string]: unknown;
  user?: Record<string, unknown>;
  client?: { user: { name: string } };
  place?: Record<string, unknown>;
}

/** Returns the value of a column, which may be that of the person, client or place in the row. */
function columnOf(row: Listed, column: string): unknown {
  if (column === 'client') return row.client?.user.name;
  return row[column] ?? row.user?.[column] ?? row.place?.[column];
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** Returns a page of the rows that match a list's query. The cursor is the index of the first row. */
export function page<Row extends object>(
  all: readonly Row[],
  query: URLSearchParams,
  hasStatus = (row: Row, status: string) => (row as Listed).status === status,
): ListReply<Row> {
  const text = query.get('q')?.toLowerCase() ?? '';
  const status = query.get('status');
  const sort = query.get('sort') ?? '-createdAt';
  const sortValue = (row: Row) => String(columnOf(row as Listed, sort.replace('-', '')) ?? '');
  const rows = all
    .filter((row) => !status || hasStatus(row, status))
    .filter((row) => JSON.stringify(row).toLowerCase().includes(text))
    .sort((a, b) => collator.compare(sortValue(a), sortValue(b)));
  if (sort.startsWith('-')) rows.reverse();
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? rows.length);
  const nextCursor = end < rows.length ? String(end) : null;
  return { success: true, data: rows.slice(start, end), nextCursor, total: rows.length };
}
