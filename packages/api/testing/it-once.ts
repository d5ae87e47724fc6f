import { it } from 'vitest';

/** True if `npm test` runs on PostgreSQL only what depends on the engine. */
const isSampled = process.env.TEST_ENGINE === 'postgres' && !process.env.PROVE;

/**
 * A test of what doesn't depend on the engine, in a file of tests that do: `npm test` runs it on SQLite,
 * `npm run prove` on PostgreSQL too.
 */
export const itOnce = it.skipIf(isSampled);
