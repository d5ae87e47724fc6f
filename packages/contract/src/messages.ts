import { assignmentMessages } from './assignments/messages.ts';
import { ownAssignmentMessages } from './assignments/own-messages.ts';
import { authMessages } from './auth/messages.ts';
import { billMessages } from './bills/messages.ts';
import { clientApplicationMessages } from './client-applications/messages.ts';
import { clientMessages } from './clients/messages.ts';
import { guardMessages } from './guards/messages.ts';
import { listMessages } from './list-messages.ts';
import { securityApplicationMessages } from './security-applications/messages.ts';

/**
 * Every message of SPEC section 8, letter by letter, and a few more that pages share. Each feature's are a module of their own: a page
 * that imports them from here loads those of all features.
 */
export const messages = {
  auth: authMessages,
  guards: guardMessages,
  clients: clientMessages,
  assignments: { ...assignmentMessages, ...ownAssignmentMessages },
  bills: billMessages,
  clientApplications: clientApplicationMessages,
  securityApplications: securityApplicationMessages,
  lists: listMessages,
} as const;
