import type { TestProjectInlineConfiguration } from 'vitest/config';

const all = ['packages/api/{src,fuzz}/**/*.test.ts'];

const engineDependent = [
  'packages/api/src/{backup,db,limits,read-model}/**/!(sqlite).test.ts',
  'packages/api/src/audit/{audit-chain,audit-role}.test.ts',
  // Transactions, locks and constraints.
  'packages/api/src/**/{bills,bulk,concurrent-assignment,erased-columns,erasure,erasure-races,idempotency,imports,one-time-links,registration}.test.ts',
  'packages/api/src/**/{muster-clock,muster-races,rate-limit,retention,undo,undo-assignments,undo-races,undo-rotation,webhooks,webhook-worker,worker}.test.ts',
  'packages/api/src/**/{leave,make-month-replays,offers,payment-races,post-guards,receipt-races,replace,swaps,withdraw}.test.ts',
  // Lists, days and sums in SQL.
  'packages/api/src/**/{find,list-queries,lists,plans,whole-list}.test.ts',
  'packages/api/src/**/{assigned-days,books,debts,duties,ended-assignments,figures,money-histories,months,payments}.test.ts',
  // At least one call of every endpoint.
  'packages/api/fuzz/valid-requests.test.ts',
];

const shared = {
  environment: 'node',
  setupFiles: ['packages/api/testing/low-hashing-cost.ts'],
  // The API keeps no state in modules, and each file has its own database.
  isolate: false,
  // Node strips the types, as in production.
  experimental: { viteModuleRunner: false },
  testTimeout: 60_000,
  // On a busy machine the demo's three months take a minute on PostgreSQL.
  hookTimeout: 240_000,
} satisfies TestProjectInlineConfiguration['test'];

/** Runs the whole suite on SQLite, and on PostgreSQL what depends on the engine. */
export const apiProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...shared,
      name: 'api-sqlite',
      include: all,
      env: { TEST_ENGINE: 'sqlite' },
      globalSetup: ['packages/api/testing/global-sqlite.ts'],
    },
  },
  {
    test: {
      ...shared,
      name: 'api-postgres',
      include: process.env.PROVE ? all : engineDependent,
      env: { TEST_ENGINE: 'postgres' },
      globalSetup: ['packages/api/testing/global-postgres.ts'],
    },
  },
];
