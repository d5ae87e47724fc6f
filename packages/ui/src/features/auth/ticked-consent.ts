import { CONSENT_NOTICE } from '@prahari/contract/auth';
import type { SignupConsent } from '@prahari/contract/auth.schemas';

/**
 * Returns the ticked purposes of a form's ConsentNotice, with the version of the notice. They are read
 * from the page, because the notice is static: its box keeps a tick of before hydration.
 */
export function tickedConsent(form: HTMLFormElement | null): SignupConsent {
  const isTicked = form?.querySelector<HTMLInputElement>('[name=whatsApp]')?.checked;
  return { notice: CONSENT_NOTICE, purposes: isTicked ? ['whatsApp'] : [] };
}
