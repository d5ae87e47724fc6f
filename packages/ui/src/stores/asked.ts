import { atom, type ReadableAtom } from 'nanostores';

/** By error code. Literals, because importing the contract's refusals would load more code. */
const QUESTIONS = {
  'auth.reauthentication_needed': 'password',
  'auth.password_replacement_needed': 'new-password',
  'auth.second_factor_set_up_needed': 'second-factor',
  'auth.passkey_needed': 'passkey',
} as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

const $question = atom<Question | null>(null);
/** What the server asks the person for before it goes on; null when nothing. */
export const $asked: ReadableAtom<Question | null> = $question;

let asked: PromiseWithResolvers<boolean> | undefined;

/**
 * Asks what an error code stands for, once for all calls that wait, and resolves to whether it was given. A call that needs
 * something else waits too: it asks when it is repeated.
 */
export function askFor(code: string): Promise<boolean> {
  if (!Object.hasOwn(QUESTIONS, code)) return Promise.resolve(false);
  if (!asked) {
    asked = Promise.withResolvers();
    $question.set(QUESTIONS[code as keyof typeof QUESTIONS]);
  }
  return asked.promise;
}

/** The person has given what was asked for, or gave up. */
export function answerAsked(given: boolean): void {
  const before = asked;
  asked = undefined;
  $question.set(null);
  before?.resolve(given);
}
