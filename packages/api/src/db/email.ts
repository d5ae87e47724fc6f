import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a user's email for lists and search: empty for a user without one (docs/adr/0037). @param
 * column such as `users.email`
 */
export const emailOf = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}, '')`;
