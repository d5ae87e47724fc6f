import type { AuditTopic } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
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
  ['verifyEmail', 'accounts', null, { person: 'Lalita Soren' }],
  ['acceptSecurityApplication', 'applications', 'admin', { person: 'Harpreet Gill' }],
  ['assignGuard', 'assignments', 'admin', { guard: 'Dattatray Pawar', client: 'Sahyadri Heights CHS' }],
  ['generateBill', 'bills', 'admin', { billNumber: 'PR/26-27/000008', client: 'Sahyadri Heights CHS' }],
  ['submitClientApplication', 'applications', 'client', {}],
  [
    'setAssignmentStatus',
    'assignments',
    'guard',
    { guard: 'Dattatray Pawar', client: 'Sahyadri Heights CHS', status: 'onBreak' },
  ],
  ['markBillPaid', 'bills', 'admin', { billNumber: 'PR/26-27/000004', client: 'Sahyadri Heights CHS' }],
  ['login', 'accounts', 'admin', {}],
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
