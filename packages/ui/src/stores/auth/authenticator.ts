import type { CreationOptions, RequestOptions } from '@prahari/contract/passkeys.schemas';
import type { SubmitResult } from '../toasts/failure.ts';

/** Loaded when a passkey is first asked for. */
const library = () => import('@simplewebauthn/browser');

/** Lets the browser create a passkey. @throws DOMException or WebAuthnError, NotAllowedError when the person cancels */
export const createCredential = async (optionsJSON: CreationOptions) =>
  (await library()).startRegistration({ optionsJSON });

/** Lets the person use a passkey. @throws as createCredential */
export const askForCredential = async (optionsJSON: RequestOptions) =>
  (await library()).startAuthentication({ optionsJSON });

/** What an error of the browser says, by its name; others are of the server. */
const MESSAGES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again when you are ready.',
  AbortError: 'No passkey was used. Try again when you are ready.',
  InvalidStateError: 'This device already has a passkey for this account.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot keep a passkey that checks who uses it.',
  ConstraintError: 'This device cannot keep a passkey that checks who uses it.',
};

/** The result of a form whose passkey the browser did not give; undefined for errors that are not the browser's. */
export function browserRefusal(error: unknown): SubmitResult | undefined {
  const name = error instanceof Error ? error.name : '';
  const message = Object.hasOwn(MESSAGES, name) ? MESSAGES[name] : undefined;
  return message === undefined ? undefined : { ok: false, errors: [{ path: '', message }] };
}
