import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { companyWords, indianWords } from './guessed-words.ts';
import { mostUsedPasswords } from './most-used-passwords.ts';

/** The reason for refusing a password: own name or address, a usual word, or a pattern. */
export type Weakness = 'personal' | 'common' | 'pattern';

/** Personal details that attackers know. */
export interface PersonalFields {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Guesses that the login limits allow in a hundred days (docs/security/controls.md). */
const GUESSES_IN_A_HUNDRED_DAYS = 28_800;
/** A word needing fewer guesses is weak even with digits and signs around it: `Password@2026`. */
const GUESSES_OF_A_WORD = 1_000;
/** The same, with a year and signs alone around it, which are tried with every usual word: `Summer2026!`. */
const GUESSES_OF_A_WORD_WITH_YEAR = 50_000;
/** The company's name is weak even with other words of the trade around it. */
const COMPANY = 'prahari';
/** Characters examined; the time grows with the square of the length. */
const EXAMINED_CHARACTERS = 40;

const estimator = new ZxcvbnFactory({
  dictionary: { company: [...companyWords], indian: [...indianWords], mostUsed: [...mostUsedPasswords] },
  maxLength: EXAMINED_CHARACTERS,
});

/** Returns parts of name, email and phone that are too long to match by accident. */
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
    .map((word) => word.slice(0, EXAMINED_CHARACTERS));
}

/** True if the letters of the text form only these words. */
function hasOnlyWords(text: string, words: readonly string[]): boolean {
  const letters = text.replace(/[^\p{L}\p{M}]+/gu, ' ').trim();
  // A space separates the remainders, so that they don't form another word.
  const replaced = [...words]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && replaced.trim() === '';
}

/** True if all words are the person's own, as in `asha rao asha rao`. */
function isOwnWordsAlone(password: string, { name = '', email = '' }: PersonalFields): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const own = `${name.toLowerCase()} ${local}`.split(/[^\p{L}\p{M}]+/u).filter((part) => part.length >= 2);
  return hasOnlyWords(password, own);
}

/** True if the password is the person's phone number in any notation, with little around it. */
function isOwnPhone(password: string, { phone = '' }: PersonalFields): boolean {
  const own = phone.replace(/\D/g, '').slice(-10);
  return own.length >= 8 && !/\p{L}/u.test(password) && password.replace(/\D/g, '').includes(own);
}

/** Strips digits and signs from both ends. */
const innerWord = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** True if the only digits around a word are those of a year: `summer2026!`, `#2026summer`, `summer'26`. */
const hasOnlyYearAround = (password: string, inner: string): boolean =>
  /^\D*(?:(?:19|20)\d\d|\d\d)\D*$/.test(password.replace(inner, ' '));

function weaknessOf(password: string, personal: string[], guesses: number): Weakness | undefined {
  const { guesses: found, sequence } = estimator.check(password, personal);
  if (found >= guesses) return undefined;
  const sources: unknown[] = sequence.map((match) => ('dictionaryName' in match ? match.dictionaryName : ''));
  if (sources.includes('userInputs')) return 'personal';
  return sources.some((source) => source !== '') ? 'common' : 'pattern';
}

/** Returns the reason why a password is weak. Length counts, not kinds of characters (NIST). */
export function passwordWeakness(password: string, person: PersonalFields = {}): Weakness | undefined {
  const text = password.normalize('NFKC').toLowerCase().slice(0, EXAMINED_CHARACTERS);
  const personal = personalWords(person);
  if (isOwnWordsAlone(text, person)) return 'personal';
  if (isOwnPhone(text, person)) return 'personal';
  if (text.includes(COMPANY) && hasOnlyWords(text, companyWords)) return 'common';
  const inner = innerWord(text);
  const ofWord = hasOnlyYearAround(text, inner) ? GUESSES_OF_A_WORD_WITH_YEAR : GUESSES_OF_A_WORD;
  return (
    weaknessOf(text, personal, GUESSES_IN_A_HUNDRED_DAYS) ??
    (inner !== '' && inner !== text ? weaknessOf(inner, personal, ofWord) : undefined)
  );
}

/** Messages of the password fields, each a whole sentence that a language translates. */
export const weaknessMessages = {
  password: {
    personal:
      'Password is your own name or address with little added. Choose four words, or twelve characters at random.',
    common:
      'Password is too common: a usual word with little added. Choose four words, or twelve characters at random.',
    pattern:
      'Password is too easy to guess: it repeats or counts up. Choose four words, or twelve characters at random.',
  },
  newPassword: {
    personal:
      'New password is your own name or address with little added. Choose four words, or twelve characters at random.',
    common:
      'New password is too common: a usual word with little added. Choose four words, or twelve characters at random.',
    pattern:
      'New password is too easy to guess: it repeats or counts up. Choose four words, or twelve characters at random.',
  },
} as const satisfies Record<string, Record<Weakness, string>>;

/** @deprecated Use `weaknessMessages`. Goes with 2.0.0. */
export const weaknessMessage = (label: string, weakness: Weakness): string =>
  weaknessMessages.password[weakness].replace('Password', label);
