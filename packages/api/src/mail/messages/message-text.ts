import type { LanguageCode } from '@prahari/contract/languages';
import type { AnyMessageKind as AnyKind } from '@prahari/contract/messages';
import { formatPhone } from '@prahari/domain/phone';
import type { MailContent } from '../mail-content.ts';
import { mailTemplate } from '../templates.ts';
import { english, type Language, type Words } from './english.ts';
import { hindi } from './hindi.ts';
import { marathi } from './marathi.ts';
import type { FactsOf, Reader } from './message-facts.ts';

/** A message as it is stored, with the reader's name left out: everything that its text says. */
export interface Told<Kind extends AnyKind = AnyKind> {
  kind: Kind;
  reader: Reader;
  facts: FactsOf[Kind][];
  /** The page that the message is about. */
  link?: string | undefined;
  /** The reader's; English when none is chosen. */
  language?: LanguageCode | null | undefined;
  /** The office's number; empty when nobody has entered it. */
  officePhone: string;
  /** True if it takes back a message, because the act was undone. */
  isWrong?: boolean | undefined;
}

/** The languages of messages besides English, which the office reads. */
const languages: Record<Exclude<LanguageCode, 'en'>, Language<never>> = { hi: hindi, mr: marathi };

const CONTROLS = /[\p{Cc}\p{Cf}]+/gu;

/** Keeps text that somebody typed on its line, and mail programs from making links of it. */
const asTyped = (text: string): string => text.replace(CONTROLS, ' ').replace(/:\/\/|\bwww\./gi, ' ');

const cleaned = <T>(facts: T): T =>
  JSON.parse(JSON.stringify(facts), (_, value) => (typeof value === 'string' ? asTyped(value) : value)) as T;

/** Returns the language of a message, and its tag. */
function languageOf({ kind, reader, language }: Pick<Told, 'kind' | 'reader' | 'language'>) {
  const chosen = language && language !== 'en' && reader !== 'admin' ? languages[language] : undefined;
  return chosen && kind in chosen.phrases
    ? { lang: language as string, words: chosen as Language<AnyKind> }
    : { lang: 'en', words: english };
}

/** Returns what a message says, a paragraph a line. */
export function messageWords<Kind extends AnyKind>(told: Told<Kind>): Words & { lang: string; foot: string } {
  const { kind, reader, link, officePhone, isWrong } = told;
  const { lang, words } = languageOf(told);
  const { say: plainly, wrong } = words.phrases[kind];
  const say = (isWrong ? wrong : undefined) ?? plainly;
  const { subject, lines } = say(cleaned(told.facts), reader);
  return {
    lang,
    foot: words.foot,
    subject,
    lines: [
      ...lines,
      ...(link && !isWrong ? [`${words.lookAtIt}: ${link}`] : []),
      ...(reader === 'admin' ? [] : [words.callUs(officePhone && formatPhone(officePhone))]),
    ],
  };
}

/** Returns the mail of a message, plain and HTML. */
export function messageMail<Kind extends AnyKind>(told: Told<Kind>): MailContent {
  const { subject, lines, ...language } = messageWords(told);
  return mailTemplate(subject, lines, undefined, language);
}

/** Returns a message as a text for WhatsApp. */
export const messageText = <Kind extends AnyKind>(told: Told<Kind>): string =>
  `${messageWords(told).lines.join('\n')}\nPrahari`;
