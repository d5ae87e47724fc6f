import type { AnyMessageKind as AnyKind } from '@prahari/contract/told';
import { formatPhone } from '@prahari/domain/phone';
import type { MailContent } from '../mail-content.ts';
import { mailTemplate } from '../templates.ts';
import { english, type Phrases, type Words } from './english.ts';
import type { FactsOf, Reader } from './message-facts.ts';

/** A message as it is stored, with the reader's name left out: everything that its text says. */
export interface Told<Kind extends AnyKind = AnyKind> {
  kind: Kind;
  reader: Reader;
  facts: FactsOf[Kind][];
  /** The page that the message is about. */
  link?: string | undefined;
  /** The office's number; empty when nobody has entered it. */
  officePhone: string;
  /** True if it takes back a message, because the act was undone. */
  isWrong?: boolean | undefined;
}

/** A language is one of these. */
const languages = { en: english } satisfies Record<string, Phrases>;

const CONTROLS = /[\p{Cc}\p{Cf}]+/gu;

/** Keeps text that somebody typed on its line, and mail programs from making links of it. */
const asTyped = (text: string): string => text.replace(CONTROLS, ' ').replace(/:\/\/|\bwww\./gi, ' ');

const cleaned = <T>(facts: T): T =>
  JSON.parse(JSON.stringify(facts), (_, value) => (typeof value === 'string' ? asTyped(value) : value)) as T;

const callUs = (phone: string): string =>
  phone ? `Questions? Call the office: ${formatPhone(phone)}` : 'Questions? Call the office.';

/** Returns what a message says, a paragraph a line. */
export function messageWords<Kind extends AnyKind>(told: Told<Kind>): Words {
  const { kind, reader, link, officePhone, isWrong } = told;
  const phrases = languages.en[kind];
  const say = (isWrong ? phrases.wrong : undefined) ?? phrases.say;
  const { subject, lines } = say(cleaned(told.facts), reader);
  return {
    subject,
    lines: [
      ...lines,
      ...(link && !isWrong ? [`Look at it: ${link}`] : []),
      ...(reader === 'admin' ? [] : [callUs(officePhone)]),
    ],
  };
}

/** Returns the mail of a message, plain and HTML. */
export function messageMail<Kind extends AnyKind>(told: Told<Kind>): MailContent {
  const { subject, lines } = messageWords(told);
  return mailTemplate(subject, lines);
}

/** Returns a message as a text for WhatsApp. */
export const messageText = <Kind extends AnyKind>(told: Told<Kind>): string =>
  `${messageWords(told).lines.join('\n')}\nPrahari`;
