import { atom, type ReadableAtom } from 'nanostores';

/** What each error code asks for. Literals, because importing the contract's refusals would load more code. */
const STEP_UPS = {
  'auth.reauthentication_needed': 'password',
  'auth.password_replacement_needed': 'new-password',
  'auth.second_factor_set_up_needed': 'second-factor',
  'auth.passkey_needed': 'passkey',
} as const;
export type StepUp = (typeof STEP_UPS)[keyof typeof STEP_UPS];

const $current = atom<StepUp | null>(null);
/** What the server asks the person for before it goes on; null when nothing. */
export const $stepUp: ReadableAtom<StepUp | null> = $current;

let pending: PromiseWithResolvers<boolean> | undefined;

/**
 * Requests the step-up that an error code names, once for all calls that wait, and resolves to whether it was given. A call that
 * needs another one waits too: it requests it when it is repeated.
 */
export function requestStepUp(code: string): Promise<boolean> {
  if (!Object.hasOwn(STEP_UPS, code)) return Promise.resolve(false);
  if (!pending) {
    pending = Promise.withResolvers();
    $current.set(STEP_UPS[code as keyof typeof STEP_UPS]);
  }
  return pending.promise;
}

/** The person has given what was asked for, or gave up. */
export function endStepUp(isGiven: boolean): void {
  const stepUp = pending;
  pending = undefined;
  $current.set(null);
  stepUp?.resolve(isGiven);
}
