import type { Consent, SetConsentBody } from './consent.schemas.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

/** Versions of the consent notice by date, oldest first. An open page may send an old one. */
export const consentNotices = ['2026-11-23'] as const;
/** The current notice. A change to `purposeTexts` needs a new version. */
export const CONSENT_NOTICE = consentNotices[0];

/** Purposes for which we use data: an account needs `service`, the others are a free choice. */
export const consentPurposes = ['service', 'whatsApp'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export const optionalPurposes = ['whatsApp'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** The words of the notice: each purpose, the data it takes, and the consequence of refusing. */
export const purposeTexts: Record<ConsentPurpose, { title: string; data: string; without: string }> = {
  service: {
    title: 'Your account, and guards or work for you',
    data: 'Name, email, phone and role, and what you later send us in requests and applications.',
    without: 'Without it there can be no account.',
  },
  whatsApp: {
    title: 'Messages on WhatsApp',
    data: 'Your name and phone number, for messages about your requests, shifts and bills.',
    without: 'Without it we call or send an email.',
  },
};

export const consentMessages = {
  fetchFailed: 'Failed to fetch your consent',
  given: 'Consent recorded',
  withdrawn: 'Consent withdrawn',
  changeFailed: 'Failed to change your consent',
} as const;

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
