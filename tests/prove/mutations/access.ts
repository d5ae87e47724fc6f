import type { Mutation } from './mutation.ts';

/** ASVS V8 (authorization), and requirements of other chapters that depend on the caller. */
export const accessMutations: readonly Mutation[] = [
  {
    ids: ['V8.2.1', 'V8.3.1', 'V16.4.2'],
    file: 'packages/api/src/http/access.ts',
    text: 'if (caller.role !== role) throw wrongRole();',
    replacement: '',
    testFile: 'packages/api/src/access.test.ts',
    title: '%s from any other role is refused and writes nothing',
  },
  {
    ids: ['V8.2.1'],
    file: 'packages/api/src/app.ts',
    text: 'app.on(endpoint.method, routeOf(endpoint), admit(db, endpoint, scopeOf(name)));',
    replacement: '',
    testFile: 'packages/api/src/access-matrix.test.ts',
    title: 'the role is checked before every endpoint that is not public',
  },
  {
    ids: ['V8.2.2', 'V15.3.7'],
    file: 'packages/api/src/features/money/bills/bills.queries.ts',
    text: ".where('clients.user_id', '=', value('userId'))",
    replacement: '',
    testFile: 'packages/api/src/features/money/bills/bills.test.ts',
    title: 'exclude those of others for any query, and are empty before approval',
  },
  {
    ids: ['V8.2.2'],
    file: 'packages/api/src/features/scheduling/assignments/assignments.queries.ts',
    text: ".where('a.id', '=', id)\n    .where('g.user_id', '=', userId)",
    replacement: ".where('a.id', '=', id)",
    testFile: 'packages/api/src/features/scheduling/assignments/assignments.test.ts',
    title: 'cannot change the assignment of another guard',
  },
  {
    ids: ['V8.4.1'],
    file: 'packages/api/src/read-model/statements.ts',
    text: '...(owner === undefined ? [] : [sql`l.owner = ${owner}`]),',
    replacement: '',
    testFile: 'packages/api/src/features/applications/requests.test.ts',
    title: 'a client sees only its own requests',
  },
  {
    ids: ['V2.4.1'],
    file: 'packages/api/src/features/applications/requests.service.ts',
    text: 'if ((await countPending(tx, userId)) >= MAX_PENDING_REQUESTS)\n    throw new AppError(tooManyPending, { retryAfterSeconds: HOUR_SECONDS });',
    replacement: '',
    testFile: 'packages/api/src/features/applications/request-limits.test.ts',
    title: 'concurrent requests of a client leave no more pending than allowed',
  },
  {
    ids: ['V2.4.1'],
    file: 'packages/api/src/app.ts',
    text: "if (role !== 'admin') app.on(WRITES, `/api${prefix}*`, limitWrites(db));\n    else if",
    replacement: "if (role !== 'admin') continue;\n    else if",
    testFile: 'packages/api/src/http/write-limit.test.ts',
    title: 'concurrent writes of a guard stop at the limit, and reads and other guards do not',
  },
];
