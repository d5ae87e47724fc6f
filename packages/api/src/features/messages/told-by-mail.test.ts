import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { daysFromToday } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { setRows } from '../../../testing/rows.ts';
import { startSmtp } from '../../../testing/smtp.ts';
import { nowText } from '../../db/ids.ts';
import { mailTransport } from '../../mail/transport.ts';
import { mailWorker } from '../../mail/worker.ts';
import { createLog } from '../../startup/log.ts';

const { api, company } = await startCompany();
const smtp = await startSmtp();
afterAll(() => smtp.stop());

const worker = () =>
  mailWorker({
    db: api.db,
    log: createLog('silent'),
    makeFiles: async () => [],
    send: mailTransport({ smtpUrl: smtp.url, mailFrom: 'no-reply@prahari.example', dataDir: '' }, () => {}),
    wakeWithinMs: 0,
  });

it('an assignment and a withdrawal reach guard and client by SMTP once, whatever servers run, with all facts', async () => {
  const guard = await company.addGuard({ name: 'Ramesh Kumar' });
  const client = await company.addClient({}, { name: 'Green Meadows RWA' });
  await company.assignGuard(guard.guardId, client.clientId, {
    startDate: daysFromToday(1),
    endDate: daysFromToday(1),
  });
  const ids = { guardId: guard.guardId, clientId: client.clientId };
  await api.post('/admin/withdraw-guard', ids, company.admin);
  // Undo is over.
  await setRows(api.db, 'outbox', { sent_at: null }, { next_attempt_at: nowText(-1) });
  await Promise.all([worker().drain(), worker().drain(), worker().drain()]);
  const mails = await Promise.all(
    smtp.received.map(async ({ to, source }) => ({ ...(await PostalMime.parse(source)), to: to[0] })),
  );
  const to = (address: string) => mails.filter((mail) => mail.to === address);
  expect(
    to(guard.email)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual([
    'Prahari: a duty has ended',
    'Prahari: new duty for you',
    'Your Prahari job application was accepted',
  ]);
  const assigned = to(guard.email).find(({ subject }) => subject === 'Prahari: new duty for you');
  for (const fact of ['Green Meadows RWA', 'Gate 2, Noida', '08:00–20:00', 'Call the office'])
    for (const part of [assigned?.text, assigned?.html]) expect(part).toContain(fact);
  expect(to(client.email).map(({ subject }) => subject)).toContain('Prahari: a guard was withdrawn');
  expect(to(client.email)).toHaveLength(3);
});
