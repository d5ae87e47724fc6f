import { CONSENT_NOTICE, consentPurposes } from '@prahari/contract/consent';
import { type Consent, listConsents, setConsent } from '@prahari/contract/consent.schemas';
import { daysAgo } from '../dates.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';

const consentsOf = (state: MockState, accountId: string): Consent[] =>
  state.consents.get(accountId) ??
  consentPurposes.map((purpose) => ({
    purpose,
    isGiven: true,
    notice: CONSENT_NOTICE,
    givenAt: daysAgo(30),
    withdrawnAt: null,
  }));

export const consentResponses: Record<string, Responder> = {
  listConsents: responder(listConsents, ({ state, me }) => dataReply(consentsOf(state, me.id))),
  setConsent: responder(setConsent, ({ state, me, body: { purpose, isGiven } }) => {
    const now = daysAgo(0);
    const changed = consentsOf(state, me.id).map((consent) => {
      if (consent.purpose !== purpose || consent.isGiven === isGiven) return consent;
      return {
        ...consent,
        isGiven,
        ...(isGiven ? { givenAt: now, withdrawnAt: null } : { withdrawnAt: now }),
      };
    });
    state.consents.set(me.id, changed);
    return dataReply(changed);
  }),
};
