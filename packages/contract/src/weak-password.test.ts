import { expect, test } from 'vitest';
import { passwordWeakness, weaknessMessages } from './weak-password.ts';

const asha = { name: 'Asha Kulkarni', email: 'asha.kulkarni@example.com', phone: '+91 98765 43210' };

test.each([
  ['Password@2026', 'common'],
  ['Prahari@2026', 'common'],
  ['prahari#2025', 'common'],
  ['Welcome@2026', 'common'],
  ['P@ssw0rd@2026', 'common'],
  ['2026Security!', 'common'],
  ['Krishna@108', 'common'],
  ['India@1947', 'common'],
  ['Summer2026!', 'common'],
  ['#2026Winter', 'common'],
  ['Monsoon@26', 'common'],
  ['January2027!', 'common'],
  ['Sunflower2026!', 'common'],
  ['Summ3r2026!', 'common'],
  ['Mumbai@123', 'common'],
  ['Princess#99', 'common'],
  ['        ', 'pattern'],
  ['aaaaaaaaaaaa', 'pattern'],
  ['abcdefgh', 'pattern'],
  ['9876543210', 'personal'],
  ['98765 43210', 'personal'],
  ['+91-98765-43210!', 'personal'],
  ['prahari guard', 'common'],
  ['Prahari Security Guards', 'common'],
  ['Prahari#Admin#1947', 'common'],
  ['asha.kulkarni@example.com', 'personal'],
  ['ASHA.KULKARNI@EXAMPLE.COM', 'personal'],
  ['AshaKulkarni', 'personal'],
  ['Kulkarni@2026', 'personal'],
  ['ashakulkarni1', 'personal'],
  ['asha kulkarni asha kulkarni', 'personal'],
  ['Kulkarni-Asha-2026-Kulkarni', 'personal'],
])('"%s" is weak: %s', (password, weakness) => {
  expect(passwordWeakness(password, asha)).toBe(weakness);
});

test.each([
  'correct horse battery staple',
  'correct horse battery',
  'a lamp at the gate',
  'lantern at dusk',
  'prahari keeps the gate',
  '98765 lamps at dusk 43210',
  'long enough',
  'a long new password',
  'password-of-mine',
  'my sunshine',
  'demo office 2026',
  'demo guard 2026',
  'demo client 2026',
  'gate-number-seven',
  'not the password',
  'kX9#mQ2$vL7p',
  'fS7!qLx2',
  'w8rzk2nt',
  'Str0ng!Passw0rd',
  'S3cure!Pass',
  'Passw0rd!23x',
  'Test1234!',
  'abcde-fghjk-mnpqr-stuvw',
  'नमस्ते दुनिया २०२६',
  'chai at nine with Asha',
  'kulkarni lives by the river',
])('"%s" is not weak', (password) => {
  expect(passwordWeakness(password, asha)).toBeUndefined();
});

test('the repeated words of a short name are weak, and with another word they are not', () => {
  const rao = { name: 'Om Rao', email: 'om.rao@example.com' };
  for (const password of ['om rao om rao', 'Rao#Om#Rao#1987', 'OmRaoOmRaoOmRao'])
    expect(passwordWeakness(password, rao), password).toBe('personal');
  expect(passwordWeakness('om rao lives by the river', rao)).toBeUndefined();
  expect(passwordWeakness('नमस्ते दुनिया २०२६', { name: 'आशा राव' })).toBeUndefined();
  expect(passwordWeakness('आशा राव आशा राव', { name: 'आशा राव' })).toBe('personal');
});

test('the person’s email address is a weak password, also with more than forty characters', () => {
  const email = `asha-${'4f1c9e2a'.repeat(5)}@example.com`;
  expect(passwordWeakness(email, { email })).toBe('personal');
});

test('the message names the field and says what to choose', () => {
  expect(weaknessMessages.newPassword.common).toBe(
    'New password is too common: a usual word with little added. Choose four words, or twelve characters at random.',
  );
});
