import { CONSENT_NOTICE } from '@prahari/contract/consent';
import type { SignupConsent } from '@prahari/contract/consent.schemas';

/**
 * What is ticked in the ConsentNotice of a form, with the version of the notice. Read from the page, because the notice is static: its
 * box keeps a tick of before hydration.
 */
export function tickedConsent(form: HTMLFormElement | null): SignupConsent {
  const isTicked = form?.querySelector<HTMLInputElement>('[name=whatsApp]')?.checked;
  return { notice: CONSENT_NOTICE, purposes: isTicked ? ['whatsApp'] : [] };
}
