import {
  consentMessages,
  listConsents as listConsentsCall,
  type OptionalPurpose,
  setConsent as setConsentCall,
} from '@prahari/contract/auth';
import type { Consent } from '@prahari/contract/auth.schemas';

import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The user's consents; null when the server keeps none. */
export const ownConsents = createLoaded<readonly Consent[] | null>({
  read: async () => (await nullIfMissing(call(listConsentsCall)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, consentMessages.fetchFailed)),
});

/** The purpose whose change is being saved. */
export const $changingConsent = atom<OptionalPurpose | undefined>(undefined);

/** Gives or withdraws consent to a purpose. Reports failures instead of throwing. */
export async function setConsent(purpose: OptionalPurpose, isGiven: boolean): Promise<void> {
  if ($changingConsent.get()) return;
  $changingConsent.set(purpose);
  try {
    const { data } = await call(setConsentCall, { purpose, isGiven });
    ownConsents.put(data);
    toast.success(isGiven ? consentMessages.given : consentMessages.withdrawn);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, consentMessages.changeFailed));
  } finally {
    $changingConsent.set(undefined);
  }
}
