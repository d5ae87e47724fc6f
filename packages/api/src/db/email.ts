import { type RawBuilder, sql } from 'kysely';

/** Returns a user's email, empty for none (docs/adr/0037). @param column such as `users.email` */
export const emailOf = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}, '')`;
