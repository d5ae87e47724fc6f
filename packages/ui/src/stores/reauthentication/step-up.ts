import { atom, type ReadableAtom } from 'nanostores';

/** Step-ups by error code. Literals, because the contract's refusals would load more code. */
const STEP_UPS = {
  'auth.reauthentication_needed': 'password',
  'auth.password_replacement_needed': 'new-password',
  'auth.second_factor_set_up_needed': 'second-factor',
  'auth.passkey_needed': 'passkey',
} as const;
export type StepUp = (typeof STEP_UPS)[keyof typeof STEP_UPS];

const $current = atom<StepUp | null>(null);
/** The step-up that the server asks for; null without one. */
export const $stepUp: ReadableAtom<StepUp | null> = $current;

let waiting: ((isGiven: boolean) => void)[] = [];

/** Requests a step-up once for all waiting calls; resolves to true if it was given. */
export function requestStepUp(code: string): Promise<boolean> {
  if (!Object.hasOwn(STEP_UPS, code)) return Promise.resolve(false);
  if (waiting.length === 0) $current.set(STEP_UPS[code as keyof typeof STEP_UPS]);
  return new Promise((resolve) => waiting.push(resolve));
}

export function endStepUp(isGiven: boolean): void {
  const calls = waiting;
  waiting = [];
  $current.set(null);
  for (const resolve of calls) resolve(isGiven);
}
