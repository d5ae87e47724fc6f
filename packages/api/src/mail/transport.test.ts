import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailTransport } from './transport.ts';

let server: SMTPServer;
let mails = 0;
let logins = 0;
/** Starts a mail server with a self-signed certificate, or with `plain` without encryption. */
async function impostor({ secure = false, plain = false }): Promise<string> {
  mails = 0;
  logins = 0;
  server = new SMTPServer({
    secure,
    disabledCommands: plain ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (_auth, _session, done) => {
      logins += 1;
      done(null, { user: 'x' });
    },
    onData: (stream, _session, done) => {
      mails += 1;
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return `${secure ? 'smtps' : 'smtp'}://office:password@127.0.0.1:${port}`;
}
afterEach(() => new Promise<void>((done) => server.close(() => done())));

const mail = {
  id: 'a',
  to: 'asha@example.com',
  subject: 'Code',
  text: '123456',
  html: '<p>123456</p>',
  files: [],
};
const sending = (smtpUrl: string) =>
  mailTransport({ smtpUrl, mailFrom: 'no-reply@prahari.example', dataDir: '' }, () => {})(mail);

test.each([
  ['from the first byte', true],
  ['after STARTTLS', false],
])(
  'a mail server with an invalid certificate, encrypted %s, gets neither password nor mail',
  async (_, secure) => {
    await expect(sending(await impostor({ secure }))).rejects.toThrow(/certificate/);
    expect([logins, mails]).toEqual([0, 0]);
  },
);

test('with requireTLS a mail server without encryption gets nothing', async () => {
  const url = await impostor({ plain: true });
  await expect(sending(`${url}?requireTLS=true`)).rejects.toThrow(/STARTTLS/);
  expect([logins, mails]).toEqual([0, 0]);
});
