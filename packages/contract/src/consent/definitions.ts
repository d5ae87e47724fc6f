import * as z from 'zod/mini';
import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { consent, setConsentBody } from './schemas.ts';

export const listConsents = define(endpoints.listConsents, {
  summary:
    'What the caller agreed to, a row for each purpose: with which notice, when, and when it was withdrawn.',
  reply: dataReply(z.array(consent)),
});

export const setConsent = define(endpoints.setConsent, {
  summary: 'Give or withdraw consent to one optional purpose. Setting it to what it is changes nothing.',
  body: setConsentBody,
  reply: dataReply(z.array(consent)),
});
