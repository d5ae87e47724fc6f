import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, darkStyle } from './colors.ts';
import { codeInMail } from './mail-code.ts';
import * as letters from './templates.ts';

const SITE = 'https://prahari.example';
const everyLetter = {
  signup: letters.signupCodeMail('012345'),
  reset: letters.resetCodeMail('987654'),
  alreadyRegistered: letters.alreadyRegisteredMail(SITE),
  passwordChanged: letters.passwordChangedMail(SITE),
  secondFactorOn: letters.secondFactorEnabledMail(SITE),
  secondFactorOff: letters.secondFactorDisabledMail(SITE),
  recoveryCodeUsed: letters.recoveryCodeUsedMail(9, SITE),
  accountOff: letters.accountDisabledMail(),
  accountOn: letters.accountEnabledMail(SITE),
};

test.each(Object.entries(everyLetter))('the letter %s fetches nothing and runs nothing', (_, { html }) => {
  expect(html).not.toMatch(/<(?:img|link|script|iframe|svg)\b|\bsrc=|url\(|@import|@font-face/i);
});

test.each(Object.entries(everyLetter))(
  'the letter %s says the same in plain text, addresses written out',
  (_, { text, html }) => {
    const said = html
      .replace(/<style>.*?<\/style>|<[^>]+>/gs, '\n')
      .replace(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)));
    for (const line of text.split('\n').filter(Boolean)) {
      const [words = '', address] = line.split(': https');
      expect(said).toContain(words);
      if (address) expect(said).toContain(`https${address}`);
    }
  },
);

test('a code stands alone, whole and large, to be copied by one press', () => {
  const { text, html } = everyLetter.signup;
  expect(codeInMail(text)).toBe('012345');
  expect(html).toMatch(/<p [^>]*font-size:36px[^>]*letter-spacing:[^>]*>012345<\/p>/);
});

test('a letter without a code has no room for one', () => {
  expect(codeInMail(everyLetter.passwordChanged.text)).toBeUndefined();
  expect(everyLetter.passwordChanged.html).not.toContain('letter-spacing');
});

test('what a person wrote cannot become markup', () => {
  const { html } = letters.alreadyRegisteredMail('https://prahari.example/"><b>');
  expect(html).not.toContain('<b>');
});

test.each(Object.entries(everyLetter))(
  'the letter %s has no six digits but its code',
  (_, { text, html }) => {
    const code = codeInMail(text);
    for (const part of [text, html])
      expect(part.match(/(?<!\d)\d{6}(?!\d)/g) ?? []).toEqual(code === undefined ? [] : [code]);
  },
);

test('letters are painted with the colours of the product, at both hours', () => {
  const hours = readFileSync(new URL('../../../ui/src/styles/themes.css', import.meta.url), 'utf8');
  const coloursIn = (css: string): string[] =>
    css
      .replaceAll(/rgb\((\d+),(\d+),(\d+)\)/g, (_rgb, ...bytes: string[]) =>
        bytes.slice(0, 3).reduce((hex, byte) => hex + Number(byte).toString(16).padStart(2, '0'), '#'),
      )
      .match(/#[\da-f]{6}/g) ?? [];
  const night = coloursIn(darkStyle);
  const morning = coloursIn(Object.values(colors).join());
  expect(morning).toContain('#845000');
  expect(night.length).toBeGreaterThan(5);
  for (const colour of [...night, ...morning]) expect(hours).toContain(colour);
});
