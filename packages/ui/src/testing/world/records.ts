import type { Activity, ActivityTopic, UndeliveredMail } from '@prahari/contract';
import { daysAgo } from './days.ts';
import { idOf } from './ids.ts';
import { cast } from './people.ts';

type Told = readonly [
  action: string,
  topic: ActivityTopic,
  who: 'admin' | 'guard' | 'client' | null,
  Activity['about'],
];

const TOLD: readonly Told[] = [
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

/** What was done lately, the newest last. */
export const activity = (): Activity[] =>
  TOLD.map(([action, topic, who, about], n) => ({
    _id: idOf('activity', n),
    createdAt: daysAgo(TOLD.length - n),
    action,
    topic,
    actor: who && { _id: cast[who].id, name: cast[who].name, email: cast[who].email },
    about,
  }));

/** One mail that waits for its next try, one that was given up. */
export const mails = (): UndeliveredMail[] => [
  {
    _id: idOf('mail', 0),
    recipient: cast.newClient.email,
    subject: 'Your code for Prahari',
    status: 'waiting',
    tries: 1,
    lastError: 'The mail server did not answer in time.',
    createdAt: daysAgo(0),
    nextTryAt: daysAgo(0),
    canRetry: false,
  },
  {
    _id: idOf('mail', 1),
    recipient: 'office@sahyadri.exmple',
    subject: 'A new bill: PR/26-27/000008',
    status: 'dead',
    tries: 8,
    lastError: 'The address does not exist.',
    createdAt: daysAgo(3),
    nextTryAt: null,
    canRetry: true,
  },
];
