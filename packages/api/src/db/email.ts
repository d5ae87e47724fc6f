import { type RawBuilder, sql } from 'kysely';

/** The email of a user as it is shown and searched: empty for one without (docs/adr/0037). @param column such as `users.email` */
export const emailOf = (column: string): RawBuilder<string> => sql<string>`coalesce(${sql.ref(column)}, '')`;
