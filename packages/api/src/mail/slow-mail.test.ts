import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { signupBody } from '../../testing/company.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { mailTransport } from './transport.ts';
import { mailWorker } from './worker.ts';

test('a hanging mail server neither fails nor slows a request', async () => {
  const smtp = await startSmtp({ hangs: true });
  let wake = () => {};
  const api = await startApi({ SMTP_URL: smtp.url }, () => wake());
  const worker = mailWorker({
    makeFiles: async () => [],
    db: api.db,
    log: pino({ level: 'silent' }),
    send: mailTransport({ smtpUrl: smtp.url, mailFrom: 'no-reply@prahari.example', dataDir: '' }, () => {}),
    wakeWithinMs: 0,
  });
  wake = worker.wake;
  await api.post('/auth/register', signupBody('first@example.com'));
  const started = performance.now();
  expect((await api.post('/auth/register', signupBody('second@example.com'))).status).toBe(201);
  expect(performance.now() - started).toBeLessThan(2_000);
  const stopped = await Promise.race([worker.stop().then(() => 'all sent'), wait(200, 'still hanging')]);
  expect(stopped).toBe('still hanging');
  const unsent = await api.db.selectFrom('outbox').select('sent_at').execute();
  expect(unsent.map((row) => row.sent_at)).toEqual([null, null]);
  await smtp.stop();
  await worker.stop();
  await api.stop();
});
