import { sql } from 'kysely';

/** The status as part of a query's text: databases use an index of open assignments only where the text says so. */
export const completed = sql<'completed'>`'completed'`;
