import type { AuditEntry, AuditTopic } from '@prahari/contract';
import { daysAgo } from '../dates.ts';
import { idOf } from '../ids.ts';
import { users } from './users.ts';

type EntryRow = readonly [
  action: string,
  topic: AuditTopic,
  who: 'admin' | 'guard' | 'client' | null,
  AuditEntry['about'],
];

const ENTRIES: readonly EntryRow[] = [
  ['user.verified', 'accounts', null, { person: 'Lalita Soren' }],
  ['security_application.accepted', 'applications', 'admin', { person: 'Harpreet Gill' }],
  [
    'assignment.created',
    'assignments',
    'admin',
    { guard: 'Dattatray Pawar', client: 'Sahyadri Heights CHS' },
  ],
  ['bill.created', 'bills', 'admin', { billNumber: 'PR/26-27/000008', client: 'Sahyadri Heights CHS' }],
  ['client_application.submitted', 'applications', 'client', {}],
  [
    'assignment.status',
    'assignments',
    'guard',
    { guard: 'Dattatray Pawar', client: 'Sahyadri Heights CHS', status: 'onBreak' },
  ],
  ['bill.paid', 'bills', 'admin', { billNumber: 'PR/26-27/000004', client: 'Sahyadri Heights CHS' }],
  ['session.started', 'accounts', 'admin', {}],
];

/** Entries of the last days, newest last. */
export const auditLog = (): AuditEntry[] =>
  ENTRIES.map(([action, topic, who, about], n) => ({
    _id: idOf('auditEntry', n),
    createdAt: daysAgo(ENTRIES.length - n),
    action,
    topic,
    actor: who && { _id: users[who].id, name: users[who].name, email: users[who].email },
    about,
  }));
