import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Consent, SetConsentBody } from './schemas.ts';

export const listConsents = endpoint<DataReply<Consent[]>>({
  method: 'GET',
  path: '/auth/consents',
  access: 'session',
});

export const setConsent = endpoint<DataReply<Consent[]>, SetConsentBody>({
  method: 'PUT',
  path: '/auth/consents',
  access: 'session',
});
