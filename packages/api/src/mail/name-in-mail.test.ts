import { languages } from '@prahari/contract/languages';
import { expect, test } from 'vitest';
import { accountMailIn } from './accounts/account-mail.ts';
import { invitationMail, signupCodeMail } from './accounts/account-mails.ts';
import { nameInMail } from './name-in-mail.ts';

const PROSE =
  'URGENT: your bank account is locked. Call 1800 266 7788 now or lose Rs 49,999 at https://evil.example/pay and give him this code';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Meenakshi Raghunathan', 'Meenakshi Raghunathan'],
  ["Dr. M. O'Neil-Sharma", "Dr. M. O'Neil-Sharma"],
  ['मीनाक्षी राघवन', 'मीनाक्षी राघवन'],
  ['த. மீனாட்சி', 'த. மீனாட்சி'],
  [PROSE, 'URGENT your bank account'],
  ['www.evil.example', 'www evil example'],
  ['evil。example １８００', 'evil example'],
  ['Call १८०० २६६', 'Call'],
  ['1800 266 7788', ''],
  ['💸', ''],
  [`A${'\u0301'.repeat(50)}`, `Á${'\u0301'.repeat(3)}`],
])('the name %j is %j in a mail', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});

test('a mail to an address that nobody proved has no number, link or message of whoever entered the name', () => {
  for (const name of [PROSE, 'Pay at www.evil.example or https://evil.example/pay', '1800 266 7788']) {
    const mails = [
      signupCodeMail('ABCDEF', { name, role: 'client' }),
      invitationMail(name, 'https://prahari.test/invitation#token'),
    ].flatMap((mail) => languages.map((language) => accountMailIn(language, mail)));
    for (const { subject, text, html } of mails) {
      const words = `${subject}\n${text.replace('https://prahari.test/invitation#token', '')}`;
      expect(words).not.toMatch(/1800|7788|49,999|evil\.example|www\.|\/pay|locked/);
      expect(html).not.toMatch(/1800 266|7788|49,999|evil\.example|www\.|\/pay|locked/);
    }
  }
});
