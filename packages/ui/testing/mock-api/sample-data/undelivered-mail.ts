import type { UndeliveredMail } from '@prahari/contract/mail-outbox.schemas';
import { daysAgo } from '../dates.ts';
import { idOf } from '../ids.ts';
import { users } from './users.ts';

/** One mail waiting for its next attempt, one that was not delivered. */
export const undeliveredMail = (): UndeliveredMail[] => [
  {
    _id: idOf('mail', 0),
    recipient: users.newClient.email,
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
