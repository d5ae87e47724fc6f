import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import * as contract from '@prahari/contract/factors';
import {
  addPasskeyBody,
  type Passkey,
  removePasskeyBody,
  renamePasskeyBody,
  startPasskeyBody,
} from '@prahari/contract/factors.schemas';

import { call } from '../../api/call.ts';
import { askForCredential, browserRefusal, createCredential } from '../auth/authenticator.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { ownSessions } from '../my-account/account.ts';
import { refusedAtField } from '../my-account/account-failures.ts';
import { endStepUp } from '../reauthentication/step-up.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

type Proof = BodyOf<typeof contract.startPasskey>;
type Renaming = BodyOf<typeof contract.renamePasskey>;
type Removal = BodyOf<typeof contract.removePasskey>;

/** The user's passkeys, oldest first; null when the server lacks the endpoint. */
export const ownPasskeys = createLoaded<readonly Passkey[] | null>({
  read: async () => (await nullIfMissing(call(contract.listPasskeys)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, contract.passkeyMessages.fetchFailed)),
});

const shown = (): readonly Passkey[] => {
  const passkeys = ownPasskeys.$loaded.get();
  return (passkeys.state === 'ready' && passkeys.data) || [];
};

const failure = (error: unknown, fallback: string): SubmitResult =>
  browserRefusal(error) ?? refusedAtField(error, fallback);

const withoutEmptyCode = <T extends { totp?: string | undefined }>({ totp, ...rest }: T) => ({
  ...rest,
  ...(totp && { totp }),
});

/** Returns errors by field. */
export const checkNewPasskey = ({ name, ...proof }: Proof & { name: string }) => {
  const { name: wrongName } = fieldErrors(addPasskeyBody, { name });
  return { ...(wrongName && { name: wrongName }), ...fieldErrors(startPasskeyBody, proof) };
};

/** Proves the password and adds a passkey of this device or another. */
export async function addPasskey({ name, ...proof }: Proof & { name: string }): Promise<SubmitResult> {
  try {
    const { data: options } = await call(contract.startPasskey, withoutEmptyCode(proof));
    const credential = await createCredential(options);
    const { data } = await call(contract.addPasskey, { name: name.trim(), credential });
    ownPasskeys.put([...shown(), data]);
    toast.success(contract.passkeyMessages.added);
    return { ok: true };
  } catch (error) {
    return failure(error, contract.passkeyMessages.addFailed);
  }
}

/** Returns errors by field. */
export const checkRenaming = (typed: Renaming) => fieldErrors(renamePasskeyBody, typed);

export async function renamePasskey({ passkeyId, name }: Renaming): Promise<SubmitResult> {
  try {
    const { data } = await call(contract.renamePasskey, { passkeyId, name: name.trim() });
    ownPasskeys.put(shown().map((one) => (one._id === data._id ? data : one)));
    toast.success(contract.passkeyMessages.renamed);
    return { ok: true };
  } catch (error) {
    return failure(error, contract.passkeyMessages.renameFailed);
  }
}

/** Returns errors by field. */
export const checkRemoval = (typed: Removal) => fieldErrors(removePasskeyBody, typed);

/** Proves the password and removes a passkey, which ends the other sessions. */
export async function removePasskey(typed: Removal): Promise<SubmitResult> {
  try {
    const { message } = await call(contract.removePasskey, withoutEmptyCode(typed));
    ownPasskeys.put(shown().filter(({ _id }) => _id !== typed.passkeyId));
    toast.success(message);
    void ownSessions.refreshSilently();
    return { ok: true };
  } catch (error) {
    return failure(error, contract.passkeyMessages.removeFailed);
  }
}

/** Proves by a passkey what the server asks for, and repeats the waiting calls. */
export async function confirmWithPasskey(): Promise<SubmitResult> {
  try {
    const { data: options } = await call(contract.startPasskeyReauthentication);
    const credential = await askForCredential(options);
    await call(contract.passkeyReauthentication, { credential });
    endStepUp(true);
    return { ok: true };
  } catch (error) {
    return failure(error, contract.passkeyMessages.reauthenticationFailed);
  }
}
