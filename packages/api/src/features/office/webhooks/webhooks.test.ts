import { describeAuditEntry } from '@prahari/contract/audit-log';
import { MAX_WEBHOOKS } from '@prahari/contract/webhooks';
import { afterEach, expect, test } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { auditActionsOf, concurrently, countByStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { rowsOf, setRows } from '../../../../testing/rows.ts';
import { addWebhook, removeWebhooks, testDelivery } from '../../../../testing/webhooks.ts';
import { newId } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { erasePersonalData } from '../../people/personal-data.service.ts';

const { api, company } = await startCompany();
const { admin } = company;
const URL = 'https://erp.example.com/prahari';
const billMade = {
  type: 'bill.made',
  data: { billId: newId(), billNumber: 'PR/1', clientId: newId(), amount: 1, dueDate: '2026-12-01' },
} as const;
afterEach(() => removeWebhooks(api));

const add = (url: unknown, to = api, token = admin) =>
  to.post('/admin/webhooks', { url, events: ['bill.made'] }, token);

test('the signing secret is shown once', async () => {
  const { secret, id } = await addWebhook(api, admin, { url: URL });
  const listed = JSON.stringify((await api.get('/admin/webhooks', admin)).body);
  expect(listed).toContain(id);
  expect(listed).not.toContain(secret);
  const details = JSON.stringify(await rowsOf(api.db, 'audit_log', { entity: 'webhooks' }));
  expect(details).not.toContain(secret);
});

test('an address that is not https, or inside a private network, is refused at its field', async () => {
  const refused = [
    'http://erp.example.com/',
    'ftp://erp.example.com/',
    'https://user:secret@erp.example.com/',
    'https://10.0.0.8/',
    'https://[fd00::1]/',
    'https://0x0a000001/',
    'https://167772161/',
    'https://012.0.0.1/',
    'https://10.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://①⓪.0.0.1/',
    'https://localhost./',
    'https://erp.localhost/',
    'https://erp.local/',
    'https://metadata.google.internal/',
    'https://erp/',
    'erp.example.com',
    '',
  ];
  for (const url of refused) {
    const { status, body } = await add(url);
    expect([url, status, body.errors?.[0]?.path]).toEqual([url, 400, 'url']);
  }
});

test('an address of this machine is allowed only while the site is on http', async () => {
  expect((await add('http://localhost:4000/')).status).toBe(201);
  const live = await startApi({ SITE_URL: 'https://prahari.example', ADMIN_SECOND_FACTOR: 'optional' });
  const { token } = await live.signIn('admin');
  for (const url of ['http://localhost:4000/', 'https://127.0.0.1/', 'https://[::1]/'])
    expect([url, (await add(url, live, token)).status]).toEqual([url, 400]);
  expect((await add(URL, live, token)).status).toBe(201);
  await live.stop();
});

test('a webhook is changed, turned off and deleted with its deliveries, each with an audit entry', async () => {
  const { id } = await addWebhook(api, admin, { url: URL });
  await testDelivery(api, admin, id);
  const off = { webhookId: id, events: ['bill.paid'], isOn: false };
  expect((await api.put('/admin/webhooks', off, admin)).body.data).toMatchObject({ isOn: false });
  const [delivery] = (await api.get('/admin/webhook-deliveries', admin)).body.data;
  expect(delivery).toMatchObject({ status: 'failed', lastError: 'The webhook was turned off' });
  const refused = await api.post('/admin/webhooks/test', { webhookId: id }, admin);
  expect([refused.status, refused.body.code]).toEqual([409, 'webhooks.off']);
  const replay = await api.post('/admin/webhook-deliveries/replay', { deliveryId: delivery._id }, admin);
  expect(replay.status).toBe(409);
  expect((await api.post('/admin/webhooks/delete', { webhookId: id }, admin)).status).toBe(200);
  expect((await api.get('/admin/webhook-deliveries', admin)).body.data).toEqual([]);
  const { data } = (await api.get('/admin/audit?limit=4', admin)).body;
  expect(data.map(describeAuditEntry)).toEqual([
    'Test admin deleted a webhook',
    'Test admin changed a webhook',
    'Test admin sent a test to a webhook',
    'Test admin added a webhook',
  ]);
});

test('a delivery that is sent again has an audit entry, unless it is about to be sent', async () => {
  const { id } = await addWebhook(api, admin, { url: URL });
  const deliveryId = await testDelivery(api, admin, id);
  await setRows(api.db, 'webhook_deliveries', { id: deliveryId }, { failed_at: '2026-11-01T00:00:00.000Z' });
  for (const _ of [1, 2])
    expect((await api.post('/admin/webhook-deliveries/replay', { deliveryId }, admin)).status).toBe(200);
  expect(await auditActionsOf(api.db, id)).toEqual(['addWebhook', 'testWebhook', 'replayWebhookDelivery']);
});

test.each([
  ['disabled', (accountId: string) => api.post('/admin/accounts/disable', { accountId }, admin)],
  ['erased', async (_: string, email: string) => erasePersonalData(api.db, { email })],
])('the webhook of an admin who is %s sends nothing more until another admin turns it on', async (_, end) => {
  const gone = await api.signIn('admin');
  const { id } = await addWebhook(api, gone.token, { url: URL });
  await testDelivery(api, gone.token, id);
  const { id: kept } = await addWebhook(api, admin, { url: URL });
  await end(gone.userId, gone.email);
  const [off, on] = (await api.get('/admin/webhooks', admin)).body.data;
  expect(off).toMatchObject({ _id: id, isOn: false, ownerIsGone: true, wasTurnedOff: false });
  expect(on).toMatchObject({ _id: kept, isOn: true, ownerIsGone: false });
  const [delivery] = (await api.get('/admin/webhook-deliveries', admin)).body.data;
  expect(delivery).toMatchObject({ webhookId: id, status: 'failed' });
  await inTransaction(api.db, (tx) => announce(tx, billMade));
  const announced = await rowsOf(api.db, 'webhook_deliveries', { event: 'bill.made' });
  expect(announced.map((row) => row.webhook_id)).toEqual([kept]);
  const sentences = (await api.get('/admin/audit?limit=10', admin)).body.data.map(describeAuditEntry);
  expect(sentences).toContain('A webhook was turned off with the account of its admin');
  const mails = await rowsOf(api.db, 'outbox', { subject: 'A Prahari webhook was turned off' });
  expect(mails.map(({ recipient }) => recipient)).not.toContain(gone.email);
  expect(mails.length).toBeGreaterThan(0);
  const turnedOn = { webhookId: id, events: ['bill.made'], isOn: true };
  expect((await api.put('/admin/webhooks', turnedOn, admin)).body.data).toMatchObject({
    isOn: true,
    ownerIsGone: false,
  });
});

test('a webhook that an admin adds in the moment of being disabled is off, or not there', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gone = await api.signIn('admin');
    const [added] = await Promise.all([
      add(URL, api, gone.token),
      api.post('/admin/accounts/disable', { accountId: gone.userId }, admin),
    ]);
    expect([201, 401]).toContain(added.status);
    const left = await rowsOf(api.db, 'webhooks', { owner_id: gone.userId });
    expect(left.filter((row) => row.off_reason === null)).toEqual([]);
  }
});

test('there are never more webhooks than allowed, even by concurrent calls of eight admins', async () => {
  const admins = await Promise.all(Array.from({ length: 8 }, () => api.signIn('admin')));
  const replies = await concurrently(MAX_WEBHOOKS + 6, (index) => add(URL, api, admins[index % 8]?.token));
  expect(countByStatus(replies)).toEqual({ 201: MAX_WEBHOOKS, 409: 6 });
  expect(await rowsOf(api.db, 'webhooks', {})).toHaveLength(MAX_WEBHOOKS);
});
