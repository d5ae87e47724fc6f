import type { TestProjectInlineConfiguration } from 'vitest/config';

const all = ['packages/api/{src,fuzz}/**/*.test.ts'];

const engineDependent = [
  'packages/api/src/{backup,db,limits,read-model}/**/!(sqlite).test.ts',
  'packages/api/src/audit/{audit-chain,audit-role}.test.ts',
  // Transactions, locks and constraints.
  'packages/api/src/**/{api-tokens,bills,bulk,company,concurrent-assignment,email-changes,erased-columns,erasure,erasure-races,idempotency,imports,login-reports,one-time-links,registration,sessions,token-renewal}.test.ts',
  'packages/api/src/**/{muster-clock,muster-races,privacy-policy,purge-expired,rate-limit,retention,undo,undo-*,webhooks,webhook-worker,worker,write-limit}.test.ts',
  // Lists, days and sums in SQL.
  'packages/api/src/**/{changes,exports,find,figures,list-queries,lists,overview,plans,whole-list}.test.ts',
  'packages/api/src/**/{books,registrations,months,make-month-replays,own-gstins,rate-rises,payments,payment-races,credit-notes,debts,money-histories,prices}.test.ts',
  'packages/api/src/**/{client-posts,duties,leave,offers,problems,ratings,told,watch,withdraw,receipt-races,replace,swaps}.test.ts',
  'packages/api/src/**/{assigned-days,ended-assignments,on-duty,post-guards,posts,roster}.test.ts',
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
