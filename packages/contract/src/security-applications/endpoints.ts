import { createEndpoint, endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { SecurityApplication, SecurityApplicationBody } from './schemas.ts';
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

export const submitSecurityApplication = createEndpoint<
  DataReply<SecurityApplication>,
  SecurityApplicationBody
>({
  method: 'POST',
  path: '/security/application/submit',
  access: 'security',
});

export const latestSecurityApplication = endpoint<DataReply<SecurityApplication>>({
  method: 'GET',
  path: '/security/application/status',
  access: 'security',
});
