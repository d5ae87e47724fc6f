import pino from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { type Reply, startApi } from '../../testing/api.ts';
import { signupBody } from '../../testing/company.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { mailTransport } from './transport.ts';
import { mailWorker } from './worker.ts';

const api = await startApi({ SITE_URL: 'https://prahari.example' });
const smtp = await startSmtp();
afterAll(async () => {
  await smtp.stop();
  await api.stop();
});

const FROM = 'Prahari <no-reply@prahari.example>';
const send = () => mailTransport({ smtpUrl: smtp.url, mailFrom: FROM, dataDir: '' }, () => {});
const deliver = () =>
  mailWorker({ db: api.db, log: pino({ level: 'silent' }), send: send(), makeFiles: async () => [] }).drain();

const signUp = (fields: object, headers: Record<string, string> = {}): Promise<Reply> =>
  api.send('POST', '/auth/register', {
    headers,
    body: signupBody('asha@example.com', { name: 'Asha', ...fields }),
  });

/** Returns the unfolded header lines of a message. */
const headerLines = (source: string): string[] =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

it.each(['\r\n', '\n', '\r', '\u0000', '%0d%0a', '\u2028'])(
  'an address with %j and a name with a line break are refused',
  async (brk) => {
    const email = await signUp({ email: `asha@example.com${brk}Bcc: victim@example.com` });
    expect([email.status, email.body.errors[0].path]).toEqual([400, 'email']);
    if (!/[\r\n\0]/.test(brk)) return;
    const name = await signUp({ name: `Asha${brk}Bcc: victim@example.com` });
    expect([name.status, name.body.errors[0].path]).toEqual([400, 'name']);
  },
);

it('a signup mail has one recipient and only our headers, whatever the name', async () => {
  const names = [
    '"Asha" <victim@example.com>',
    'Bcc: victim@example.com',
    '=?utf-8?q?=0ABcc:victim?=',
    'आशा 🛡️ \u200d,;:',
  ];
  for (const [index, name] of names.entries()) {
    smtp.received.length = 0;
    const address = `asha+${index}'s.o_o@example.com`;
    expect((await signUp({ name, email: address })).status).toBe(201);
    await deliver();
    const [mail, ...others] = smtp.received;
    expect([mail?.to, others]).toEqual([[address], []]);
    const lines = headerLines(mail?.source ?? '');
    const fields = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).not.toContain('bcc');
    expect(fields).not.toContain('cc');
    expect(lines.join('\n')).not.toContain('victim');
    // The body names the person, but not as an address that mail programs link.
    expect(mail?.source).not.toContain('victim@');
    const parsed = await PostalMime.parse(mail?.source ?? '');
    expect(parsed.to?.map((to) => to.address)).toEqual([address]);
    expect(parsed.from?.address).toBe('no-reply@prahari.example');
  }
});

it.each([
  'asha@example.com\r\nBcc: victim@example.com',
  'asha@example.com, victim@example.com',
  'asha@example.com> RCPT TO:<victim@example.com',
  '<asha@example.com>,<victim@example.com>',
  '"victim@example.com" asha@example.com',
])('a malformed address such as %j reaches no other recipient', async (to) => {
  smtp.received.length = 0;
  const mail = {
    subject: 'Hello\r\nBcc: victim@example.com',
    text: 'Hello\r\n.\r\nMAIL FROM:<a@b.example>',
    html: '',
    files: [],
  };
  await send()({ id: 'one', to, ...mail }).catch(() => {});
  expect(smtp.received.flatMap((mail) => mail.to)).not.toContain('victim@example.com');
  for (const { source } of smtp.received) {
    expect(headerLines(source).join('\n')).not.toMatch(/^bcc:/im);
    expect((await PostalMime.parse(source)).text?.trim()).toContain('MAIL FROM:<a@b.example>');
  }
  expect(smtp.received.length).toBeLessThanOrEqual(1);
});

it('links in a mail use SITE_URL, not the Host of the request', async () => {
  smtp.received.length = 0;
  const { email } = await api.signIn('client');
  const spoofed = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'ftp',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };
  expect((await signUp({ email }, spoofed)).status).toBe(201);
  await deliver();
  const { text = '', html = '' } = await PostalMime.parse(smtp.received[0]?.source ?? '');
  expect(text).toContain('https://prahari.example/login');
  const links = [...`${text} ${html}`.matchAll(/[a-z]+:\/\/[^/\s"<]+/g)].map(([link]) => link);
  expect(new Set(links)).toEqual(new Set(['https://prahari.example']));
});
