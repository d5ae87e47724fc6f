import type { Consent } from '@prahari/contract/auth.schemas';

/** Consents for stories and tests. */
export const serviceConsent: Consent = {
  purpose: 'service',
  isGiven: true,
  notice: '2026-11-23',
  givenAt: '2026-11-23T04:00:00.000Z',
  withdrawnAt: null,
};
export const whatsAppConsent: Consent = { ...serviceConsent, purpose: 'whatsApp' };
export const withdrawnConsent: Consent = {
  ...whatsAppConsent,
  isGiven: false,
  withdrawnAt: '2026-11-25T04:00:00.000Z',
};
const never = { isGiven: false, notice: null, givenAt: null, withdrawnAt: null };
export const neverAsked: readonly Consent[] = [
  { ...serviceConsent, ...never },
  { ...whatsAppConsent, ...never },
];
