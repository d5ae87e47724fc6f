import { assignmentMessages, ownAssignmentMessages } from './assignments.ts';

import { authMessages } from './auth.ts';
import { billMessages } from './bills.ts';
import { clientMessages } from './clients.ts';
import { guardMessages } from './guards.ts';
import { securityApplicationMessages } from './job-applications.ts';
import { listMessages } from './lists.ts';
import { clientApplicationMessages } from './requests.ts';

/** All messages of SPEC section 8 together. Pages import those of single features instead. */
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
