import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { companyWords, indianWords } from './guessed-words.ts';
import { mostUsedPasswords } from './most-used-passwords.ts';

/** Why a password is refused: it is one's own name or address, a usual word, or follows a pattern. */
export type Weakness = 'personal' | 'common' | 'pattern';

/** What attackers know of whoever chooses a password. */
export interface PersonalFields {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/**
 * As many as the limits of failed logins let an attacker make in a hundred days: one in five minutes (docs/security/controls.md). What
 * takes fewer guesses is refused.
 */
const GUESSES_IN_A_HUNDRED_DAYS = 28_800;
/** A word that takes fewer guesses is too weak with nothing but digits and signs around it, as in `Password@2026`. */
const GUESSES_OF_A_WORD = 1_000;
/** The company's name: with no more than other words of its trade beside it, it is as weak as by itself. */
const COMPANY = 'prahari';
/** Characters that are looked at; the time grows with the square of the length. */
const LOOKED_AT = 40;

const estimator = new ZxcvbnFactory({
  dictionary: { company: [...companyWords], indian: [...indianWords], mostUsed: [...mostUsedPasswords] },
  maxLength: LOOKED_AT,
});

/** Parts of name, email and phone that are too long to be in a password by accident. */
function personalWords({ name = '', email = '', phone = '' }: PersonalFields): string[] {
  const lower = email.toLowerCase();
  const [local = ''] = lower.split('@');
  const names = name.toLowerCase().split(/[^\p{L}]+/u);
  const digits = phone.replace(/\D/g, '');
  return [
    lower,
    ...[names.join(''), local].filter((part) => part.length >= 4),
    ...[...names, ...local.split(/[^\p{L}]+/u)].filter((part) => part.length >= 5),
    ...(digits.length >= 8 ? [digits, digits.slice(-10)] : []),
  ]
    .filter(Boolean)
    .map((word) => word.slice(0, LOOKED_AT));
}

/** Whether a text has letters and all of them are of these words, however often. */
function isOfWordsAlone(text: string, words: readonly string[]): boolean {
  const letters = text.replace(/[^\p{L}\p{M}]+/gu, ' ').trim();
  // A space in place of each, so that what stood around it does not become another.
  const replaced = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && replaced.trim() === '';
}

/** Whether all its words are the person's own, however often and short, as in `asha rao asha rao`. */
function isOwnWordsAlone(password: string, { name = '', email = '' }: PersonalFields): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const own = `${name.toLowerCase()} ${local}`.split(/[^\p{L}\p{M}]+/u).filter((part) => part.length >= 2);
  return isOfWordsAlone(password, own);
}

/** Whether it is the person's phone number, however it is written, with little beside it. */
function isOwnPhone(password: string, { phone = '' }: PersonalFields): boolean {
  const own = phone.replace(/\D/g, '').slice(-10);
  return own.length >= 8 && !/\p{L}/u.test(password) && password.replace(/\D/g, '').includes(own);
}

/** Without digits and signs before and after. */
const innerWord = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function weaknessOf(password: string, personal: string[], guesses: number): Weakness | undefined {
  const { guesses: found, sequence } = estimator.check(password, personal);
  if (found >= guesses) return undefined;
  const sources: unknown[] = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : ''));
  if (sources.includes('userInputs')) return 'personal';
  return sources.some((source) => source !== '') ? 'common' : 'pattern';
}

/**
 * Why a password is clearly weak; undefined when it is not. The same on the server and in the form. Characters matter, not kinds of
 * them: any four words or twelve random characters are strong (NIST SP 800-63B), but for those that are the
 * person's own name and address only.
 */
export function passwordWeakness(password: string, person: PersonalFields = {}): Weakness | undefined {
  const text = password.normalize('NFKC').toLowerCase().slice(0, LOOKED_AT);
  const personal = personalWords(person);
  if (isOwnWordsAlone(text, person)) return 'personal';
  if (isOwnPhone(text, person)) return 'personal';
  if (text.includes(COMPANY) && isOfWordsAlone(text, companyWords)) return 'common';
  const inner = innerWord(text);
  return (
    weaknessOf(text, personal, GUESSES_IN_A_HUNDRED_DAYS) ??
    (inner !== '' && inner !== text ? weaknessOf(inner, personal, GUESSES_OF_A_WORD) : undefined)
  );
}

const REASONS: Record<Weakness, string> = {
  personal: 'is your own name or address with little added',
  common: 'is too common: a usual word with little added',
  pattern: 'is too easy to guess: it repeats or counts up',
};

/** What the form says at the field. @param label `Password` or `New password` */
export const weaknessMessage = (label: string, weakness: Weakness): string =>
  `${label} ${REASONS[weakness]}. Choose four words, or twelve characters at random.`;
