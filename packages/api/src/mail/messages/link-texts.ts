import type { LanguageCode } from '@prahari/contract/languages';
import type { Day } from '@prahari/domain/days';
import { datesIn } from './dates-in.ts';

interface OfferText {
  name: string;
  place: string;
  /** In order. */
  days: readonly Day[];
  /** `20:00–08:00`, or `24 hours`. */
  timing: string;
  url: string;
}

interface MonthText {
  name: string;
  /** `2026-11` */
  month: string;
  url: string;
}

interface LinkWords {
  days: (of: { count: number; from: string; to: string }) => string;
  allDay: string;
  offer: (of: { name: string; place: string; when: string; url: string }) => string;
  month: (of: MonthText) => string;
}

const words: Record<LanguageCode, LinkWords> = {
  en: {
    days: ({ count, from, to }) => `${count} days from ${from} to ${to}`,
    allDay: '24 hours',
    offer: ({ name, place, when, url }) =>
      `Namaste ${name}, this is Prahari. Can you come to ${place}, ${when}? The first yes gets the duty: ${url}`,
    month: ({ name, month, url }) =>
      `Namaste ${name}, the duties of ${month} are ready. Please look at them and agree with one press: ${url}`,
  },
  hi: {
    days: ({ count, from, to }) => `${count} दिन, ${from} से ${to} तक`,
    allDay: '24 घंटे',
    offer: ({ name, place, when, url }) =>
      `नमस्ते ${name}, प्रहरी से संदेश। क्या आप यहाँ आ सकते हैं: ${place}, ${when}? जो पहले “हाँ” कहेगा, ड्यूटी उसकी होगी: ${url}`,
    month: ({ name, month, url }) =>
      `नमस्ते ${name}, ${month} की ड्यूटी तैयार है। देखकर एक बार दबाएँ और “हाँ” करें: ${url}`,
  },
  mr: {
    days: ({ count, from, to }) => `${count} दिवस, ${from} ते ${to}`,
    allDay: '24 तास',
    offer: ({ name, place, when, url }) =>
      `नमस्कार ${name}, प्रहरीकडून मेसेज. तुम्ही इथे येऊ शकता का: ${place}, ${when}? जो आधी “होय” म्हणेल, त्याला ड्यूटी मिळेल: ${url}`,
    month: ({ name, month, url }) =>
      `नमस्कार ${name}, ${month} ची ड्यूटी तयार आहे. पाहा आणि एकदा दाबून “होय” म्हणा: ${url}`,
  },
};

/** Returns the text with which the office offers a place to a guard by WhatsApp. @param language English when null */
export function offerText(language: LanguageCode | null, { days, timing, ...offer }: OfferText): string {
  const say = words[language ?? 'en'];
  const { day } = datesIn(language ?? 'en');
  const [first = '', ...more] = days;
  const last = more.at(-1);
  const on = last ? say.days({ count: days.length, from: day(first), to: day(last) }) : day(first);
  return say.offer({ ...offer, when: `${on}, ${timing.replace('24 hours', say.allDay)}` });
}

/** Returns the text with which the office sends a month to a client by WhatsApp. @param language English when null */
export const monthText = (language: LanguageCode | null, { month, ...text }: MonthText): string =>
  words[language ?? 'en'].month({ ...text, month: datesIn(language ?? 'en').month(month) });
