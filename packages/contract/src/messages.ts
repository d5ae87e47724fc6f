import { assignmentMessages, ownAssignmentMessages } from './assignments.ts';

import { authMessages } from './auth.ts';
import { billMessages } from './bills.ts';
import { clientMessages } from './clients.ts';
import { guardMessages } from './guards.ts';
import { securityApplicationMessages } from './job-applications.ts';
import { listMessages } from './lists.ts';
import { clientApplicationMessages } from './requests.ts';

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
