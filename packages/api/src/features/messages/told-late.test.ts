import { expect, it } from 'vitest';
import { daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { setRows } from '../../../testing/rows.ts';
import { nowText } from '../../db/ids.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { mailWorker } from '../../mail/worker.ts';
import { createLog } from '../../startup/log.ts';
import { tellOfDay } from '../office/daily-messages/daily-messages.service.ts';

const { api, company } = await startCompany();

it('a mail of tomorrow’s shift that waited for a dead mail server is not sent once the shift has begun', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const days = { startDate: daysFromToday(1), endDate: daysFromToday(1) };
  expectStatus(await company.assignGuard(guard.guardId, client.clientId, days), 201);
  await tellOfDay(api.db);
  await setRows(api.db, 'outbox', { sent_at: null }, { attempts: 9, next_attempt_at: nowText(-1) });
  // The shift begins.
  await setRows(api.db, 'messages', { kind: 'shift-tomorrow' }, { expires_at: nowText(-1) });
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  const worker = { db: api.db, log: createLog('silent'), makeFiles: async () => [], send, wakeWithinMs: 0 };
  await mailWorker(worker).drain();
  expect(sent.filter(({ to }) => to === guard.email).map(({ subject }) => subject)).toEqual([
    'Your Prahari job application was accepted',
    'Prahari: new duty for you',
  ]);
  const { waiting, dead } = (await api.get('/admin/overview', company.admin)).body.data.undeliveredMail;
  expect([waiting, dead]).toEqual([0, 0]);
});
