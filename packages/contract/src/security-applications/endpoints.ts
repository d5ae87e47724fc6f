import { createEndpoint, endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { SecurityApplication, SecurityApplicationBody } from './schemas.ts';

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
