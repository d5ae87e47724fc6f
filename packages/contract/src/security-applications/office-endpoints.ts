import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply, Undoable } from '../reply.ts';
import type {
  AcceptSecurityApplicationBody,
  ApplicationIdBody,
  DeclineSecurityApplicationBody,
  SecurityApplication,
} from './schemas.ts';
import { securityApplicationStatuses } from './words.ts';

export const listSecurityApplications = listEndpoint<SecurityApplication>({
  method: 'GET',
  path: '/admin/security-applications',
  access: 'admin',
  list: {
    sort: ['fullName', 'name', 'email', 'address', 'dateOfBirth', 'experience', 'status', 'createdAt'],
    status: securityApplicationStatuses,
  },
});

export const acceptSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  AcceptSecurityApplicationBody
>({
  method: 'POST',
  path: '/admin/accept-security-application',
  access: 'admin',
});

export const declineSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  DeclineSecurityApplicationBody
>({
  method: 'POST',
  path: '/admin/reject-security-application',
  access: 'admin',
});

export const reopenSecurityApplication = endpoint<DataReply<SecurityApplication>, ApplicationIdBody>({
  method: 'POST',
  path: '/admin/reopen-security-application',
  access: 'admin',
});
