import type { LanguageCode } from '@prahari/contract/languages';
import type { MailContent } from '../mail-content.ts';
import { datesIn } from '../messages/dates-in.ts';
import { hindi as hindiMessages } from '../messages/hindi.ts';
import { marathi as marathiMessages } from '../messages/marathi.ts';
import { mailTemplate } from '../templates.ts';
import { type AccountText, hindi } from './hindi.ts';
import { marathi } from './marathi.ts';

/** The words of account mails besides English, each under its English text. */
export const accountWords: Record<Exclude<LanguageCode, 'en'>, Record<AccountText, string>> = {
  hi: hindi,
  mr: marathi,
};
const feet = { hi: hindiMessages.foot, mr: marathiMessages.foot };

/** Something within a text: as it is, a text of its own, or a time that each language writes its own way. */
type Value = string | number | Said | { day: string } | { instant: string };

/** A text that is said in the reader's language. */
export interface Said {
  text: AccountText;
  values: Readonly<Record<string, Value>>;
}

/** A mail about an account, before its language is known. */
export interface AccountMail {
  subject: Said;
  paragraphs: Said[];
  /** A code that gets a line of its own. */
  code?: string;
}

/** Returns a text with the values for its `{names}`. */
export const say = (text: AccountText, values: Said['values'] = {}): Said => ({ text, values });

function write(value: Value, language: LanguageCode): string {
  if (typeof value !== 'object') return String(value);
  if ('day' in value) return datesIn(language).day(value.day);
  if ('instant' in value) return datesIn(language).instant(value.instant);
  const text = language === 'en' ? value.text : accountWords[language][value.text];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => write(value.values[name] ?? '', language));
}

/** Returns an account's mail in a language. */
export const accountMailIn = (
  language: LanguageCode,
  { subject, paragraphs, code }: AccountMail,
): MailContent =>
  mailTemplate(
    write(subject, language),
    paragraphs.map((said) => write(said, language)),
    code,
    language === 'en' ? undefined : { lang: language, foot: feet[language] },
  );
