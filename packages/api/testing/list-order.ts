/** Sort columns of the contract that are nested in a row; others have the same name. */
const NESTED: Record<string, (row: Row) => unknown> = {
  name: (row) => row.user?.name,
  email: (row) => row.user?.email,
  client: (row) => row.client?.user?.name ?? row.client?.name,
  // A payment calls it `settled`.
  amount: (row) => row.amount ?? row.settled,
  city: (row) => row.place?.city,
};

/** Columns that are null when unknown, which sorts first. */
const OPTIONAL = new Set(['shift']);

interface Row {
  _id: string;
  user?: { name: string; email: string };
  client?: { user?: { name: string }; name?: string };
  place?: { city: string };
  [column: string]: unknown;
}

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one).toLowerCase()), Buffer.from(String(other).toLowerCase()));
};

/** Sorts in ascending order without SQL: by code point regardless of case, then by id. */
export function sortedBy(rows: readonly Row[], column: string): Row[] {
  const value = (row: Row) => {
    const found = column === 'createdAt' ? row._id : (NESTED[column]?.(row) ?? row[column]);
    if (found === undefined) throw new Error(`A row has no ${column}`);
    return OPTIONAL.has(column) ? (found ?? '') : found;
  };
  return rows.toSorted((one, other) => compare(value(one), value(other)) || compare(one._id, other._id));
}
