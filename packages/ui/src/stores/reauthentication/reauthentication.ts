import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { reauthenticate as reauthenticateCall } from '@prahari/contract/factors';
import { reauthenticateBody } from '@prahari/contract/factors.schemas';
import { accountMessages } from '@prahari/contract/my-account';
import { call } from '../../api/call.ts';
import { refusedAtField } from '../my-account/account-failures.ts';
import type { SubmitResult } from '../toasts/failure.ts';
import { endStepUp } from './step-up.ts';

type Proof = BodyOf<typeof reauthenticateCall>;

/** Returns errors by field. */
export const checkReauthentication = (typed: Proof) => fieldErrors(reauthenticateBody, typed);

/** Proves the password and an optional code, and repeats the waiting calls. */
export async function reauthenticate({ currentPassword, totp }: Proof): Promise<SubmitResult> {
  try {
    await call(reauthenticateCall, { currentPassword, ...(totp && { totp }) });
    endStepUp(true);
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountMessages.reauthenticationFailed);
  }
}
