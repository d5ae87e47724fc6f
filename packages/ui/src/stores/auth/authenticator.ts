import type { CreationOptions, RequestOptions } from '@prahari/contract/factors.schemas';
import type { SubmitResult } from '../toasts/failure.ts';

const library = () => import('@simplewebauthn/browser');

/** Creates a passkey. @throws DOMException or WebAuthnError (NotAllowedError: cancelled) */
export const createCredential = async (optionsJSON: CreationOptions) =>
  (await library()).startRegistration({ optionsJSON });

/** Uses a passkey. @throws as createCredential */
export const askForCredential = async (optionsJSON: RequestOptions) =>
  (await library()).startAuthentication({ optionsJSON });

/** Messages for errors of the browser by name. */
const MESSAGES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again when you are ready.',
  AbortError: 'No passkey was used. Try again when you are ready.',
  InvalidStateError: 'This device already has a passkey for this account.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot keep a passkey that checks who uses it.',
  ConstraintError: 'This device cannot keep a passkey that checks who uses it.',
};

/** Returns the form's result for an error of the browser; undefined for any other error. */
export function browserRefusal(error: unknown): SubmitResult | undefined {
  const name = error instanceof Error ? error.name : '';
  const message = Object.hasOwn(MESSAGES, name) ? MESSAGES[name] : undefined;
  return message === undefined ? undefined : { ok: false, errors: [{ path: '', message }] };
}
