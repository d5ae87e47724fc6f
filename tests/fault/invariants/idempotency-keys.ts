import type { Books } from './table-snapshot.ts';

const MARK = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The proofs' own marks that stand in more than one row. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    if (!MARK.test(text)) return false;
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/** A key that was used holds the reply, and the row of that reply is there; nothing was made twice. */
export function keysAgree(books: Books): string[] {
  const made = new Set(
    [books.assignments, books.bills, books.client_applications, books.security_applications].flatMap((rows) =>
      rows.map(({ id }) => id),
    ),
  );
  const keys = books.idempotency_keys.flatMap(({ key, status, reply }) => {
    if (status !== 1 || reply === '') return [`key ${key} is held by nothing`];
    const id = (JSON.parse(reply) as { data?: { _id?: string } }).data?._id ?? '';
    return made.has(id) ? [] : [`key ${key} stands for ${id}, which is not there`];
  });
  const twice = [
    ...repeated(books.assignments.map(({ street }) => street)),
    ...repeated(books.bills.map(({ description }) => description)),
    ...repeated(books.client_applications.map(({ additional_details }) => additional_details)),
  ];
  return [...keys, ...twice.map((mark) => `what carries ${mark} was made twice`)];
}

const TABLES = [
  'assignments',
  'bills',
  'clients',
  'guards',
  'client_applications',
  'security_applications',
] as const;

/** The audit log speaks of nothing that is not there. */
export function auditAgrees(books: Books): string[] {
  return TABLES.flatMap((table) => {
    const there = new Set(books[table].map(({ id }) => id));
    return books.audit_log
      .filter(({ entity, entity_id }) => entity === table && !there.has(entity_id))
      .map(({ action, entity_id }) => `the audit log says ${action} of ${entity_id}, which is not there`);
  });
}
