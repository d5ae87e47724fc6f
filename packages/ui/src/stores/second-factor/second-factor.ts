import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
} from '@prahari/contract/factors';
import { disableSecondFactorBody, enableSecondFactorBody } from '@prahari/contract/factors.schemas';
import { accountMessages } from '@prahari/contract/my-account';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { ownSessions } from '../my-account/account.ts';
import { refusedAtField } from '../my-account/account-failures.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

type Proof = BodyOf<typeof enableSecondFactor>;

export type SecondFactorView =
  | { state: 'loading' }
  | { state: 'failed' }
  /** The server lacks this feature. */
  | { state: 'absent' }
  | { state: 'off'; starting: boolean }
  | { state: 'setting-up'; secret: string; uri: string }
  | { state: 'codes'; codes: readonly string[] }
  | { state: 'on'; since: string; recoveryCodesLeft: number };

/** The person's second factor. Recovery codes are sent once and stay until saved. */
export const $secondFactor = atom<SecondFactorView>({ state: 'loading' });

const OFF: SecondFactorView = { state: 'off', starting: false };

async function read(): Promise<SecondFactorView> {
  const reply = await nullIfMissing(call(getSecondFactor));
  if (reply === null) return { state: 'absent' };
  const { data } = reply;
  return data.on ? { state: 'on', since: data.since, recoveryCodesLeft: data.recoveryCodesLeft } : OFF;
}

/** Loads the state. Discards an unfinished set-up, but keeps unsaved recovery codes. */
export async function loadSecondFactor(): Promise<void> {
  const before = $secondFactor.get().state;
  if (before === 'codes') return;
  if (before !== 'on' && before !== 'off') $secondFactor.set({ state: 'loading' });
  try {
    $secondFactor.set(await read());
  } catch (error) {
    $secondFactor.set({ state: 'failed' });
    reportFailure(error, serverMessageOr(error, accountMessages.secondFactorFetchFailed));
  }
}

export async function startSetUp(): Promise<void> {
  const before = $secondFactor.get();
  if (before.state !== 'off' || before.starting) return;
  $secondFactor.set({ state: 'off', starting: true });
  try {
    const { secret, uri } = (await call(setUpSecondFactor)).data;
    $secondFactor.set({ state: 'setting-up', secret, uri });
  } catch (error) {
    $secondFactor.set(OFF);
    reportFailure(error, serverMessageOr(error, accountMessages.setUpFailed));
  }
}

export const cancelSetUp = (): void => $secondFactor.set(OFF);

export const checkEnable = (typed: Proof) => fieldErrors(enableSecondFactorBody, typed);
export const checkDisable = (typed: Proof) => fieldErrors(disableSecondFactorBody, typed);

export async function submitEnable(typed: Proof): Promise<SubmitResult> {
  try {
    const { recoveryCodes } = (await call(enableSecondFactor, typed)).data;
    $secondFactor.set({ state: 'codes', codes: recoveryCodes });
    toast.success(accountMessages.secondFactorEnabled);
    void ownSessions.refreshSilently();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountMessages.enableFailed);
  }
}

export async function submitDisable(typed: Proof): Promise<SubmitResult> {
  try {
    await call(disableSecondFactor, typed);
    $secondFactor.set(OFF);
    toast.success(accountMessages.secondFactorDisabled);
    void ownSessions.refreshSilently();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountMessages.disableFailed);
  }
}

/** Clears the recovery codes once the person has saved them. */
export async function confirmCodesSaved(): Promise<void> {
  $secondFactor.set({ state: 'loading' });
  await loadSecondFactor();
}
