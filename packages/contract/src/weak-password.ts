import { ZxcvbnFactory } from '@zxcvbn-ts/core';
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

/** Words of this company and trade, which attackers combine with years and digits. */
const companyWords: readonly string[] =
  `prahari password passwort passcode welcome admin administrator guard guards guardian security suraksha office company
  client login letmein changeme default secret support manager staff user qwerty asdfgh zxcvbn iloveyou`.split(
    /\s+/,
  );

/** Names, places, gods, festivals and everyday words of India in passwords, most usual first. */
const indianWords: readonly string[] =
  `india bharat hindustan krishna ganesh ganesha hanuman shiva mahadev durga lakshmi saraswati sairam shriram jaishreeram
  jaihind radhe radhakrishna govind gopal balaji tirupati murugan ayyappa waheguru satnam bismillah allah inshallah mashallah
  jesus yesu namaste pyaar dosti zindagi sapna khushi maa papa mummy bhai didi beta beti raja rani sher shakti om omsairam
  rahul rohit amit sumit ankit mohit vikas vikram vijay ajay sanjay sunil anil suresh ramesh mahesh rajesh rakesh mukesh dinesh
  ganpati manoj pankaj deepak prakash pradeep prashant santosh ashok arjun karan kiran ravi rajan kumar sharma verma gupta singh
  kaur khan patel shah mehta desai joshi kulkarni patil jadhav pawar shinde iyer iyengar nair menon pillai reddy naidu rao
  gowda shetty hegde das dutta bose banerjee mukherjee chatterjee ghosh sen mishra pandey tiwari yadav chauhan rathore thakur
  priya pooja neha nisha kavita sunita anita geeta sita radha meera anjali sneha swati divya deepika aishwarya priyanka shreya
  lalita kamala sarita asha usha lata rekha jaya vidya shanti prema aarav aditya arnav ishaan vivaan ananya diya saanvi
  mumbai bombay delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur lucknow
  kanpur nagpur indore bhopal patna vadodara nashik agra varanasi meerut rajkot kochi cochin mysore mysuru coimbatore madurai
  goa kerala punjab gujarat maharashtra rajasthan bihar assam odisha tamilnadu karnataka andhra telangana bengal haryana
  himachal kashmir uttarakhand jharkhand noida gurgaon gurugram thane navimumbai ganga yamuna himalaya tajmahal
  diwali holi dussehra navratri pongal onam eid ramzan rakhi raksha cricket sachin tendulkar dhoni virat kohli rohitsharma
  ipl csk mi rcb shahrukh salman amitabh bachchan bollywood chai samosa biryani mango tiger lion chowkidar watchman jawan
  sainik police summer winter spring autumn monsoon season january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/);

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

/** @deprecated Use `weaknessMessages`. Codemod `weakness-messages`. Goes with 2.0.0. */
export const weaknessMessage = (label: string, weakness: Weakness): string =>
  weaknessMessages.password[weakness].replace('Password', label);
