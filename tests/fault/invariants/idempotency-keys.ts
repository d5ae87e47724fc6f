import type { TableSnapshot } from './table-snapshot.ts';

const MARKER = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Markers of the workload that are in more than one row. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    if (!MARKER.test(text)) return false;
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/** Each idempotency key has a reply whose row exists, and no row was created twice. */
export function idempotencyKeyViolations(tables: TableSnapshot): string[] {
  const existingIds = new Set(
    [tables.assignments, tables.bills, tables.client_applications, tables.security_applications].flatMap(
      (rows) => rows.map(({ id }) => id),
    ),
  );
  const keys = tables.idempotency_keys.flatMap(({ key, status, reply }) => {
    if (status !== 1 || reply === '') return [`key ${key} has no reply`];
    const id = (JSON.parse(reply) as { data?: { _id?: string } }).data?._id ?? '';
    return existingIds.has(id) ? [] : [`key ${key} refers to ${id}, which does not exist`];
  });
  const duplicates = [
    ...repeated(tables.assignments.map(({ street }) => street)),
    ...repeated(tables.bills.map(({ description }) => description)),
    ...repeated(tables.client_applications.map(({ additional_details }) => additional_details)),
  ];
  return [...keys, ...duplicates.map((marker) => `the row with marker ${marker} was created twice`)];
}
