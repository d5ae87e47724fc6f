import type { LanguageCode } from '@prahari/contract/languages';
import { expect, test } from 'vitest';
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

const allMails = {
  signup: mails.signupCodeMail('012345', { name: 'Asha Rao', role: 'client' }),
  reset: mails.resetCodeMail('987654'),
  alreadyRegistered: mails.alreadyRegisteredMail(SITE),
  passwordChanged: mails.passwordChangedMail(SITE),
  passwordChangedWithPasskeys: mails.passwordChangedMail(SITE, 'kept'),
  passwordResetWithPasskeys: mails.passwordChangedMail(SITE, 'removed'),
  manyFailedLogins: mails.manyFailedLoginsMail(SITE),
  newBrowser: mails.newBrowserMail(SITE, {
    device: 'Chrome on Android',
    loggedInAt: '2026-11-20T08:00:00.000Z',
    link: `${SITE}/not-me#secret`,
  }),
  wrongSecondFactor: mails.wrongSecondFactorMail(SITE),
  secondFactorOn: mails.secondFactorEnabledMail(SITE),
  secondFactorOff: mails.secondFactorDisabledMail(SITE),
  recoveryCodeUsed: mails.recoveryCodeUsedMail(9, SITE),
  passkeyAdded: mails.passkeyAddedMail(SITE),
  webhookTurnedOff: mails.webhookTurnedOffMail(SITE, 'erp.example.com'),
  apiTokenMade: mails.apiTokenMadeMail(SITE),
  passkeyRemoved: mails.passkeyRemovedMail(SITE),
  accountOff: mails.accountDisabledMail(),
  accountOn: mails.accountEnabledMail(SITE),
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
  const { text, html } = allMails.signup;
  expect(codeInMail(text)).toBe('012345');
  expect(html).toMatch(/<p [^>]*font-size:36px[^>]*letter-spacing:[^>]*>012345<\/p>/);
});

test('user input is escaped in HTML', () => {
  const { html } = mails.alreadyRegisteredMail('https://prahari.example/"><b>');
  expect(html).not.toContain('<b>');
});

// A bill's number ends in six digits, too.
test.each(Object.entries(allMails))('the mail %s has no six digits except its code', (_, { text, html }) => {
  const code = codeInMail(text);
  for (const part of [text, html])
    expect(part.match(/(?<![\d/])\d{6}(?!\d)/g) ?? []).toEqual(code === undefined ? [] : [code]);
});

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
