import { accountWords } from '@prahari/contract/account/words';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
} from '@prahari/contract/second-factor/endpoints';
import { disableSecondFactorBody, enableSecondFactorBody } from '@prahari/contract/second-factor/schemas';
import { atom } from 'nanostores';
import { call } from '../api/call.ts';
import { ownSessions } from './account.ts';
import { refusedAtField } from './account-failures.ts';
import { nullIfAbsent, reportFailure, type SubmitResult, serverMessageOr } from './failure.ts';
import { toast } from './toasts.ts';

type Proof = BodyOf<typeof enableSecondFactor>;

export type SecondFactorView =
  | { state: 'loading' }
  | { state: 'failed' }
  /** An older API has none. */
  | { state: 'absent' }
  | { state: 'off'; starting: boolean }
  | { state: 'setting-up'; secret: string; uri: string }
  | { state: 'codes'; codes: readonly string[] }
  | { state: 'on'; since: string; recoveryCodesLeft: number };

/** How far the admin has got. Recovery codes stay here until they are said to be kept: they are told only once. */
export const $secondFactor = atom<SecondFactorView>({ state: 'loading' });

const OFF: SecondFactorView = { state: 'off', starting: false };

async function read(): Promise<SecondFactorView> {
  const reply = await nullIfAbsent(call(getSecondFactor));
  if (reply === null) return { state: 'absent' };
  const { data } = reply;
  return data.on ? { state: 'on', since: data.since, recoveryCodesLeft: data.recoveryCodesLeft } : OFF;
}

/** Asks the server how it is; what was being set up is begun anew, but no recovery code is lost. */
export async function loadSecondFactor(): Promise<void> {
  const before = $secondFactor.get().state;
  if (before === 'codes') return;
  if (before !== 'on' && before !== 'off') $secondFactor.set({ state: 'loading' });
  try {
    $secondFactor.set(await read());
  } catch (error) {
    $secondFactor.set({ state: 'failed' });
    reportFailure(error, serverMessageOr(error, accountWords.secondFactorFetchFailed));
  }
}

/** Gets a secret for the authenticator app. */
export async function beginSetUp(): Promise<void> {
  const before = $secondFactor.get();
  if (before.state !== 'off' || before.starting) return;
  $secondFactor.set({ state: 'off', starting: true });
  try {
    const { secret, uri } = (await call(setUpSecondFactor)).data;
    $secondFactor.set({ state: 'setting-up', secret, uri });
  } catch (error) {
    $secondFactor.set(OFF);
    reportFailure(error, serverMessageOr(error, accountWords.setUpFailed));
  }
}

export const cancelSetUp = (): void => $secondFactor.set(OFF);

export const checkSwitchOn = (typed: Proof) => fieldErrors(enableSecondFactorBody, typed);
export const checkSwitchOff = (typed: Proof) => fieldErrors(disableSecondFactorBody, typed);

export async function switchOn(typed: Proof): Promise<SubmitResult> {
  try {
    const { recoveryCodes } = (await call(enableSecondFactor, typed)).data;
    $secondFactor.set({ state: 'codes', codes: recoveryCodes });
    toast.success(accountWords.secondFactorEnabled);
    void ownSessions.refreshQuietly();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountWords.enableFailed);
  }
}

export async function switchOff(typed: Proof): Promise<SubmitResult> {
  try {
    await call(disableSecondFactor, typed);
    $secondFactor.set(OFF);
    toast.success(accountWords.secondFactorDisabled);
    void ownSessions.refreshQuietly();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountWords.disableFailed);
  }
}

/** The recovery codes are kept: forgets them. */
export async function codesKept(): Promise<void> {
  $secondFactor.set({ state: 'loading' });
  await loadSecondFactor();
}

export async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(accountWords.codesCopied);
  } catch {
    toast.failure(accountWords.copyFailed);
  }
}

/** Hands the browser a text file with the codes. */
export function saveCodes(codes: readonly string[]): void {
  const lines = [
    'Prahari recovery codes. Each logs you in once, in place of the code of your app.',
    '',
    ...codes,
    '',
  ];
  const address = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: 'prahari-recovery-codes.txt',
  }).click();
  // Not at once: some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
