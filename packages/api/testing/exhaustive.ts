import { it } from 'vitest';

/** A test that tries everything of its kind: `npm run prove` runs it, `npm test` runs others of its kind. */
export const exhaustive = { tags: ['exhaustive'] };

/** True if `npm test` runs on PostgreSQL only what depends on the engine. */
const isSampled = process.env.TEST_ENGINE === 'postgres' && !process.env.PROVE;

/**
 * A test of what doesn't depend on the engine, in a file of tests that do: `npm test` runs it on SQLite,
 * `npm run prove` on PostgreSQL too.
 */
export const itOnce = it.skipIf(isSampled);

/** Leaves out what is exhaustive unless `npm run prove` runs the tests. */
export const exhaustiveTag = {
  tags: [{ name: 'exhaustive', description: 'Run by npm run prove.' }],
  tagsFilter: process.env.PROVE ? [] : ['!exhaustive'],
};
