import type { LanguageCode } from '@prahari/contract/languages';
import { expect, test } from 'vitest';
import { accountMailIn, accountWords, type Said } from './accounts/account-mail.ts';
import { accountMailSamples } from './accounts/account-mails.samples.ts';
import { alreadyRegisteredMail } from './accounts/account-mails.ts';
import { codeInMail } from './mail-code.ts';
import { messageMail, messageWords } from './messages/message-text.ts';
import { messageSamples } from './messages/messages.samples.ts';
import * as mails from './templates.ts';

const SITE = 'https://prahari.example';
/** Each message in a language. */
const messagesIn = (language: LanguageCode) =>
  Object.fromEntries(
    Object.entries(messageSamples).map(([name, told]) => [
      `${name} (${language})`,
      messageMail({ ...told, language }),
    ]),
  );

const accountMails = accountMailSamples(SITE);
/** Each account mail in a language. */
const accountMailsIn = (language: LanguageCode) =>
  Object.fromEntries(
    Object.entries(accountMails).map(([name, mail]) => [
      `${name} (${language})`,
      accountMailIn(language, mail),
    ]),
  );

const allMails = {
  webhookTurnedOff: mails.webhookTurnedOffMail(SITE, 'erp.example.com'),
  apiTokenMade: mails.apiTokenMadeMail(SITE),
  ...accountMailsIn('en'),
  ...accountMailsIn('hi'),
  ...accountMailsIn('mr'),
  ...messagesIn('en'),
  ...messagesIn('hi'),
  ...messagesIn('mr'),
};

test.each(Object.entries(allMails))('the mail %s loads no resource and has no script', (_, { html }) => {
  expect(html).not.toMatch(/<(?:img|link|script|iframe|svg)\b|\bsrc=|url\(|@import|@font-face/i);
});

test.each(Object.entries(allMails))(
  'the mail %s has the same text in plain text with its URLs',
  (_, { text, html }) => {
    const htmlText = html
      .replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1')
      .replace(/<style>.*?<\/style>|<[^>]+>/gs, '\n')
      .replace(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)));
    for (const line of text.split('\n').filter(Boolean)) {
      const [words = '', address] = line.split(': https');
      expect(htmlText).toContain(words);
      if (address) expect(htmlText).toContain(`https${address}`);
    }
  },
);

test('a code has its own text node, so that a double click selects it', () => {
  const { text, html } = accountMailIn('en', accountMails.signupClient);
  expect(codeInMail(text)).toBe('012345');
  expect(html).toMatch(/<p [^>]*font-size:36px[^>]*letter-spacing:[^>]*>012345<\/p>/);
});

test.each(Object.entries(allMails).filter(([, { text }]) => text.includes('+91')))(
  'the phone number in the mail %s stays on one line',
  (_, { html }) => {
    expect(html).not.toMatch(/(?<!nowrap">)\+91/);
  },
);

test('user input is escaped in HTML', () => {
  const { html } = accountMailIn('en', alreadyRegisteredMail('https://prahari.example/"><b>'));
  expect(html).not.toContain('<b>');
});

// A bill's number ends in six digits, too; the code of a new email stands within a sentence.
test.each(Object.entries(allMails).filter(([name]) => !name.startsWith('newEmail')))(
  'the mail %s has no six digits except its code',
  (_, { text, html }) => {
    const code = codeInMail(text);
    for (const part of [text, html])
      expect(part.match(/(?<![\d/])\d{6}(?!\d)/g) ?? []).toEqual(code === undefined ? [] : [code]);
  },
);

const translated = (['hi', 'mr'] as const).flatMap((language) =>
  Object.entries(messageSamples).map(([name, told]) => ({ name, language, told })),
);
const numbers = (lines: readonly string[]) =>
  lines
    .slice(0, -1)
    .join('\n')
    .match(/\d[\d:,.]*\d/g)
    ?.sort();

test.each(translated)(
  'the message $name in $language has every fact that it has in English',
  ({ told, language }) => {
    const english = messageWords({ ...told, language: 'en' });
    const other = messageWords({ ...told, language });
    expect(numbers(other.lines)).toEqual(numbers(english.lines));
    const isForOffice = told.reader === 'admin';
    expect([other.lang, /[\u0900-\u097f]/.test(other.subject)]).toEqual(
      isForOffice ? ['en', false] : [language, true],
    );
  },
);

test.each(translated)('the message $name in $language is in no other language', ({ told, language }) => {
  if (told.reader === 'admin') return;
  const { html, text } = messageMail({ ...told, language });
  expect(html).toContain(`<html lang="${language}">`);
  // The danda and the dot below end Hindi sentences and letters; Marathi has neither.
  if (language === 'mr') expect(text).not.toMatch(/[\u0964\u093c]/);
  expect(text).not.toMatch(/undefined/);
});

const mailsAndLanguages = (['hi', 'mr'] as const).flatMap((language) =>
  Object.entries(accountMails).map(([name, mail]) => ({ name, language, mail })),
);
const factsOf = (text: string) => text.match(/https:\S+|\d[\d:,.]*\d|\S+@\S+/g)?.sort();

test.each(mailsAndLanguages)(
  'the account mail $name in $language is in that language, with every link and number',
  ({ mail, language }) => {
    const { subject, text, html } = accountMailIn(language, mail);
    expect(factsOf(text)).toEqual(factsOf(accountMailIn('en', mail).text));
    expect(html).toContain(`<html lang="${language}">`);
    for (const line of [subject, ...text.trim().split('\n\n').slice(0, -1)])
      if (line !== mail.code) expect(line).toMatch(/[\u0900-\u097f]/);
    if (language === 'mr') expect(text).not.toMatch(/[\u0964\u093c]/);
    expect(text).not.toMatch(/undefined|[{}]/);
  },
);

const textsIn = ({ text, values }: Said): string[] => [
  text,
  ...Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'text' in value ? textsIn(value) : [],
  ),
];
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test.each(Object.entries(accountWords))(
  '%s says each text of the account mails, and no other',
  (_, words) => {
    const said = Object.values(accountMails).flatMap(({ subject, paragraphs }) =>
      [subject, ...paragraphs].flatMap(textsIn),
    );
    expect(Object.keys(words).sort()).toEqual([...new Set<string>(said)].sort());
    for (const [english, text] of Object.entries(words)) {
      expect(placeholders(text)).toEqual(placeholders(english));
      expect(text.endsWith(': {link}')).toBe(english.endsWith(': {link}'));
    }
  },
);
