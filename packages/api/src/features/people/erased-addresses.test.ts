import { expect, test } from 'vitest';
import { startCompany } from '../../../testing/company-suite.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { storedTexts } from '../../../testing/stored-texts.ts';
import { newId } from '../../db/ids.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.service.ts';

const { api, company } = await startCompany();

/** Signs a client in whose corrected email waits for its code. */
async function correctedClient() {
  const client = await api.signIn('client');
  const newEmail = `new-${newId()}@example.com`;
  const asked = await api.post('/auth/data-requests', { kind: 'correction', note: 'Email' }, client.token);
  const answer = { requestId: asked.body.data[0]._id, answer: 'fulfil', email: newEmail };
  expect((await api.post('/admin/data-requests/answer', answer, company.admin)).status).toBe(200);
  return { ...client, newEmail };
}

/** Returns the tables in which a word is stored. */
async function tablesWith(word: string): Promise<string[]> {
  const columns = [...(await storedTexts(api.db))].filter(([, text]) => text.includes(word));
  return columns.map(([column]) => column.split('.')[0] ?? '');
}

test('an erasure deletes the mails to a new email that waits for its code', async () => {
  const { userId, newEmail } = await correctedClient();
  expect(await tablesWith(newEmail)).toContain('outbox');
  await erasePersonalData(api.db, { id: userId });
  expect(await tablesWith(newEmail)).toEqual([]);
});

test('an erasure deletes what is stored of a former email', async () => {
  const { userId, token, email, newEmail } = await correctedClient();
  await api.post('/auth/forgot-password', { email });
  const [mail] = await mailsTo(api.db, newEmail);
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  expect((await api.post('/auth/email-change', { otp }, token)).status).toBe(200);
  expect(await tablesWith(email)).toContain('outbox');
  await erasePersonalData(api.db, { id: userId });
  expect(await tablesWith(email)).toEqual([]);
});

test('a person’s copy has the mails to a new email that waits for its code', async () => {
  const { userId, newEmail } = await correctedClient();
  const { outbox } = await exportPersonalData(api.db, { id: userId });
  expect(outbox.map(({ recipient }) => recipient)).toContain(newEmail);
});

test('an erasure leaves the mails of somebody who has the new email by now', async () => {
  const { userId, newEmail } = await correctedClient();
  const other = await api.signIn('client');
  await api.db.updateTable('users').set({ email: newEmail }).where('id', '=', other.userId).execute();
  await api.post('/auth/forgot-password', { email: newEmail });
  const before = await mailsTo(api.db, newEmail);
  await erasePersonalData(api.db, { id: userId });
  expect(await mailsTo(api.db, newEmail)).toEqual(before);
});
