import type { Books, Trail } from './table-snapshot.ts';

interface Application {
  id: string;
  user_id: string;
  status: string;
  answered_at: string | null;
}

interface Kind {
  table: 'client_applications' | 'security_applications';
  action: 'client_application' | 'security_application';
  granted: 'approved' | 'accepted';
}

const kinds: readonly Kind[] = [
  { table: 'client_applications', action: 'client_application', granted: 'approved' },
  { table: 'security_applications', action: 'security_application', granted: 'accepted' },
];

function applicationAgrees(application: Application, kind: Kind, trail: Trail): string[] {
  const { id, status, answered_at } = application;
  const count = (what: string) => trail.count(kind.table, id, `${kind.action}.${what}`);
  const wrong: string[] = [];
  if (count('submitted') !== 1) wrong.push('was not audited once when sent');
  if ((status === 'pending') !== (answered_at === null))
    wrong.push(`is ${status}, answered at ${answered_at}`);
  for (const answer of [kind.granted, 'rejected']) {
    if (count(answer) !== (status === answer ? 1 : 0))
      wrong.push(`is ${status}, audited ${answer} otherwise`);
  }
  return wrong.map((what) => `${kind.table} ${id} ${what}`);
}

/** Each application was audited when sent and when answered; whoever was approved or accepted is a client or a guard, once. */
export function applicationsAgree(books: Books, trail: Trail): string[] {
  const parties = {
    client_applications: new Set(books.clients.map(({ user_id }) => user_id)),
    security_applications: new Set(books.guards.map(({ user_id }) => user_id)),
  };
  const answers = kinds.flatMap((kind) =>
    books[kind.table].flatMap((application) => {
      const wrong = applicationAgrees(application, kind, trail);
      if (application.status === kind.granted && !parties[kind.table].has(application.user_id))
        wrong.push(`${kind.table} ${application.id} is ${kind.granted} and nobody was made of it`);
      return wrong;
    }),
  );
  const made = [
    ...books.clients.map(({ id }) => ['clients', id, 'client.created'] as const),
    ...books.guards.map(({ id }) => ['guards', id, 'guard.created'] as const),
  ].filter(([entity, id, action]) => trail.count(entity, id, action) !== 1);
  return [...answers, ...made.map(([entity, id]) => `${entity} ${id} was not audited once when made`)];
}
