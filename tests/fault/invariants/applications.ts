import type { AuditTrail, TableSnapshot } from './table-snapshot.ts';

interface Application {
  id: string;
  user_id: string;
  status: string;
  answered_at: string | null;
}

interface Kind {
  table: 'client_applications' | 'security_applications';
  granted: 'approved' | 'accepted';
  /** Audit actions. */
  actions: { submit: string; accept: string; decline: string };
}

const kinds: readonly Kind[] = [
  {
    table: 'client_applications',
    granted: 'approved',
    actions: {
      submit: 'submitClientApplication',
      accept: 'acceptClientApplication',
      decline: 'declineClientApplication',
    },
  },
  {
    table: 'security_applications',
    granted: 'accepted',
    actions: {
      submit: 'submitSecurityApplication',
      accept: 'acceptSecurityApplication',
      decline: 'declineSecurityApplication',
    },
  },
];

function violationsOfApplication(application: Application, kind: Kind, auditTrail: AuditTrail): string[] {
  const { id, status, answered_at } = application;
  const { submit, accept, decline } = kind.actions;
  const count = (action: string) => auditTrail.count(kind.table, id, action);
  const violations: string[] = [];
  if (count(submit) !== 1) violations.push('was not audited once when sent');
  if ((status === 'pending') !== (answered_at === null))
    violations.push(`is ${status}, answered at ${answered_at}`);
  for (const [action, answer] of [
    [accept, kind.granted],
    [decline, 'rejected'],
  ] as const) {
    if (count(action) !== (status === answer ? 1 : 0))
      violations.push(`is ${status}, audited ${answer} otherwise`);
  }
  return violations.map((what) => `${kind.table} ${id} ${what}`);
}

/** Each application is audited when sent and when answered, and each accepted applicant is a client or guard once. */
export function applicationViolations(tables: TableSnapshot, auditTrail: AuditTrail): string[] {
  const parties = {
    client_applications: new Set(tables.clients.map(({ user_id }) => user_id)),
    security_applications: new Set(tables.guards.map(({ user_id }) => user_id)),
  };
  const answers = kinds.flatMap((kind) =>
    tables[kind.table].flatMap((application) => {
      const violations = violationsOfApplication(application, kind, auditTrail);
      if (application.status === kind.granted && !parties[kind.table].has(application.user_id))
        violations.push(`${kind.table} ${application.id} is ${kind.granted} but has no client or guard`);
      return violations;
    }),
  );
  const notAuditedOnce = [
    ...tables.clients.map(({ id }) => ['clients', id, 'addClient'] as const),
    ...tables.guards.map(({ id }) => ['guards', id, 'addGuard'] as const),
  ].filter(([entity, id, action]) => auditTrail.count(entity, id, action) !== 1);
  return [
    ...answers,
    ...notAuditedOnce.map(([entity, id]) => `${entity} ${id} was not audited once when created`),
  ];
}
