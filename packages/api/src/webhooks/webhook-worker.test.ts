import { connect } from 'node:net';
import { WEBHOOK_FAILING_DAYS } from '@prahari/contract/webhooks';
import { webhookPayloads } from '@prahari/contract/webhooks.schemas';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { createCompany, generateBillBody } from '../../testing/company.ts';
import { itOnce } from '../../testing/it-once.ts';
import { rowOf, rowsOf, setRows } from '../../testing/rows.ts';
import { undoCalls } from '../../testing/undo-calls.ts';
import { startReceiver, type TestReceiver } from '../../testing/webhook-receiver.ts';
import { addWebhook, removeWebhooks, testDelivery, testWorker } from '../../testing/webhooks.ts';
import { nowText } from '../db/ids.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from './deliveries.queries.ts';
import { webhookSender } from './send-webhook.ts';
import { isPublicAddress } from './target-address.ts';
import { RETRY_DELAYS } from './webhook-worker.ts';

const DAY = 24 * 3_600_000;
const api = await startApi();
const company = await createCompany(api);
const { admin } = company;
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  await removeWebhooks(api);
});
afterAll(() => api.stop());

const worker = testWorker(api.db);
const add = () => addWebhook(api, admin, { url: receiver.url });
const deliveries = () => rowsOf(api.db, 'webhook_deliveries', {});
const makeDue = () => setRows(api.db, 'webhook_deliveries', {}, { next_attempt_at: nowText(-1) });
const deliver = async () => {
  await makeDue();
  await worker.drain();
};
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);

test('each act is told once, signed as Standard Webhooks says, with the documented body', async () => {
  const { secret } = await add();
  const [first, second] = [await company.addGuard(), await company.addGuard()];
  const client = await company.addClient();
  const assigned = await company.assignGuard(first.guardId, client.clientId);
  const { startDate } = assigned.body.data;
  const replaced = {
    assignmentId: assigned.body.data._id,
    guardId: second.guardId,
    reason: 'sick',
    from: startDate,
  };
  expect((await api.post('/admin/replace-guard', replaced, admin)).status).toBe(201);
  const bill = (await api.post('/admin/generate-bill', generateBillBody(client.clientId), admin)).body.data;
  for (const _ of [1, 2]) await api.post('/admin/bills/mark-paid', { billId: bill._id }, admin);
  await worker.drain();
  const decided = types().filter((type) => type === 'application.decided');
  expect(types().sort()).toEqual(
    [...decided, 'bill.made', 'bill.paid', 'guard.assigned', 'guard.replaced'].sort(),
  );
  expect(decided.length).toBeGreaterThan(0);
  for (const { headers, body } of receiver.received) {
    const sent = new Webhook(secret).verify(body, headers as Record<string, string>);
    const { type } = sent as { type: keyof typeof webhookPayloads };
    expect(webhookPayloads[type].parse(sent)).toEqual(sent);
  }
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  const listed = (await api.get('/admin/webhook-deliveries?limit=200&status=delivered', admin)).body.data;
  expect(listed.map(({ _id }: { _id: string }) => _id).sort()).toEqual(ids.sort());
});

itOnce('undoing an act is told to the webhooks that were told of the act, with the same data', async () => {
  const { secret } = await addWebhook(api, admin, {
    url: receiver.url,
    events: ['guard.assigned', 'guard.replaced', 'application.decided', 'bill.paid'],
  });
  const { office, undo, requestOf, jobOf, answerRequest, answerJob } = undoCalls(() => ({ api, company }));
  const [guard, other, client] = [
    await company.addGuard(),
    await company.addGuard(),
    await company.addClient(),
  ];
  const assigned = await company.assignGuard(guard.guardId, client.clientId);
  const { _id: assignmentId, startDate } = assigned.body.data;
  const replaced = await office('replace-guard', {
    assignmentId,
    guardId: other.guardId,
    reason: 'sick',
    from: startDate,
  });
  expect((await undo(replaced)).status).toBe(200);
  const lone = await company.assignGuard(other.guardId, (await company.addClient()).clientId);
  expect((await undo(lone)).status).toBe(200);
  const bill = (await office('generate-bill', generateBillBody(client.clientId))).body.data;
  expect((await undo(await office('bills/mark-paid', { billId: bill._id }))).status).toBe(200);
  const asks = await api.signIn('client');
  expect((await undo(await answerRequest(await requestOf(asks.token), 'approved'))).status).toBe(200);
  const applies = await api.signIn('security');
  expect((await undo(await answerJob(await jobOf(applies.token), 'reject'))).status).toBe(200);
  // Later, and by a button of its own.
  await office('bills/mark-paid', { billId: bill._id });
  expect((await office('bills/mark-unpaid', { billId: bill._id })).status).toBe(200);
  await worker.drain();

  const sent = receiver.received.map(({ headers, body }) => {
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    const { type } = event as { type: keyof typeof webhookPayloads };
    return webhookPayloads[type].parse(event);
  });
  const undone = sent.filter(({ type }) => type.endsWith('.undone'));
  expect(undone.map(({ type }) => type).sort()).toEqual([
    'application.decided.undone',
    'application.decided.undone',
    'bill.paid.undone',
    'bill.paid.undone',
    'guard.assigned.undone',
    'guard.replaced.undone',
  ]);
  for (const { type, data, timestamp } of undone) {
    const act = sent.find(
      (one) => `${one.type}.undone` === type && JSON.stringify(one.data) === JSON.stringify(data),
    );
    expect(act, type).toBeDefined();
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(Date.parse(act?.timestamp ?? ''));
  }
});

itOnce('undoing again, or an undo that is refused, is not told', async () => {
  const { undo } = undoCalls(() => ({ api, company }));
  await addWebhook(api, admin, { url: receiver.url, events: ['guard.assigned'] });
  const [guard, other, client] = [
    await company.addGuard(),
    await company.addGuard(),
    await company.addClient(),
  ];
  const assigned = await company.assignGuard(guard.guardId, client.clientId);
  for (const _ of [1, 2]) expect((await undo(assigned)).status).toBe(200);
  const followed = await company.assignGuard(other.guardId, client.clientId);
  const onBreak = { assignmentId: followed.body.data._id, status: 'onBreak' };
  await api.put('/security/update-assignment', onBreak, other.token);
  expect((await undo(followed)).status).toBe(409);
  await worker.drain();
  expect(types().sort()).toEqual(['guard.assigned', 'guard.assigned', 'guard.assigned.undone']);
});

test('an act that is rolled back is not told, and one that is not chosen neither', async () => {
  await addWebhook(api, admin, { url: receiver.url, events: ['bill.paid'] });
  const data = { applicationId: '', kind: 'client', status: 'accepted', userId: '' } as const;
  await inTransaction(api.db, (tx) => announce(tx, { type: 'application.decided', data }));
  const bill = { billId: '', billNumber: '', clientId: '', amount: 1, dueDate: '' };
  await inTransaction(api.db, async (tx) => {
    await announce(tx, { type: 'bill.paid', data: bill });
    throw new Error('rolled back');
  }).catch(() => {});
  expect(await deliveries()).toEqual([]);
});

test('two workers deliver each event once', async () => {
  const { id } = await add();
  for (let n = 0; n < 12; n += 1) await testDelivery(api, admin, id);
  await Promise.all([worker.drain(), testWorker(api.db).drain(), testWorker(api.db).drain()]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
  expect((await deliveries()).every(({ delivered_at, attempts }) => delivered_at && attempts === 1)).toBe(
    true,
  );
});

test('a failed delivery is retried with growing delays and the same id, and given up after three days', async () => {
  const { id } = await add();
  const deliveryId = await testDelivery(api, admin, id);
  receiver.status = 500;
  for (const delay of RETRY_DELAYS) {
    const before = Date.now();
    await deliver();
    const { next_attempt_at } = await rowOf(api.db, 'webhook_deliveries', { id: deliveryId });
    expect(Date.parse(next_attempt_at) - before).toBeGreaterThanOrEqual(delay);
    expect(Date.parse(next_attempt_at) - before).toBeLessThan(delay + 10_000);
  }
  await deliver();
  await deliver();
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual(Array(RETRY_DELAYS.length + 1).fill(deliveryId));
  const { data } = (await api.get('/admin/webhook-deliveries?limit=1&status=failed', admin)).body;
  expect(data).toMatchObject([{ _id: deliveryId, lastError: 'The reply was 500', replyStatus: 500 }]);
});

itOnce('a delivery is replayed with its id and body, whether or not it arrived', async () => {
  const { id } = await add();
  const deliveryId = await testDelivery(api, admin, id);
  await worker.drain();
  const replay = () => api.post('/admin/webhook-deliveries/replay', { deliveryId }, admin);
  expect((await replay()).body.data).toMatchObject({ status: 'waiting', tries: 0 });
  await worker.drain();
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

itOnce('a redirect is not followed, and a reply that never comes ends after the time limit', async () => {
  const { id } = await add();
  await testDelivery(api, admin, id);
  receiver.status = 302;
  await worker.drain();
  expect(receiver.received).toHaveLength(1);
  expect((await deliveries())[0]?.last_error).toBe('The reply was 302, a redirect, which is not followed');
  receiver.status = null;
  await makeDue();
  await testWorker(api.db, { timeoutMs: 100 }).drain();
  expect((await deliveries())[0]?.last_error).toBe('No reply within ten seconds');
});

itOnce('a private address is refused when its name is looked up at the delivery', async () => {
  const { id } = await add();
  await testDelivery(api, admin, id);
  // A name that leads to this machine, as an attacker's could after it was registered.
  for (const url of [
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://169.254.169.254/x',
  ]) {
    await setRows(api.db, 'webhooks', { id }, { url });
    await makeDue();
    await testWorker(api.db, { canBeLoopback: false }).drain();
    expect((await deliveries())[0]?.last_error).toBe(
      'The address belongs to this machine or to a private network',
    );
  }
  expect(receiver.received).toEqual([]);
});

itOnce.each([
  '10.1.2.3',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  '::127.0.0.1',
  '::a00:1',
  '::5efe:10.0.0.1',
  '::ffff:0:10.0.0.1',
  'fec0::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(isPublicAddress('8.8.8.8') && isPublicAddress('2606:4700::1111')).toBe(true);
});

itOnce('a connection goes to the address that was checked, not to one looked up again', async () => {
  const targets: unknown[] = [];
  const send = webhookSender({
    canBeLoopback: true,
    connectTo: (target) => {
      targets.push(target);
      return connect(target);
    },
  });
  const { port } = new URL(receiver.url);
  expect(await send({ url: `http://localhost:${port}/`, headers: {}, body: '{}' })).toBe(200);
  expect(targets).toEqual([{ host: expect.stringMatching(/^(127\.0\.0\.1|::1)$/), port: Number(port) }]);
});

itOnce('a webhook that failed for days is turned off, and the office gets a mail', async () => {
  const { id } = await add();
  receiver.status = 500;
  await testDelivery(api, admin, id);
  await worker.drain();
  await setRows(api.db, 'webhooks', { id }, { failing_since: nowText(-WEBHOOK_FAILING_DAYS * DAY) });
  await testDelivery(api, admin, id);
  await deliver();
  const [listed] = (await api.get('/admin/webhooks', admin)).body.data;
  expect(listed).toMatchObject({ isOn: false, wasTurnedOff: true });
  expect((await deliveries()).every(({ failed_at }) => failed_at)).toBe(true);
  const mails = await rowsOf(api.db, 'outbox', { subject: 'A Prahari webhook was turned off' });
  expect(mails.length).toBeGreaterThan(0);
  await inTransaction(api.db, (tx) =>
    announce(tx, {
      type: 'bill.paid',
      data: { billId: '', billNumber: '', clientId: '', amount: 1, dueDate: '' },
    }),
  );
  expect(await deliveries()).toHaveLength(2);
  const on = { webhookId: id, events: ['bill.paid'], isOn: true };
  expect((await api.put('/admin/webhooks', on, admin)).body.data).toMatchObject({
    isOn: true,
    failingSince: null,
  });
});

itOnce('a success ends the failing, and 410 turns the webhook off at once', async () => {
  const { id } = await add();
  await testDelivery(api, admin, id);
  receiver.status = 503;
  await worker.drain();
  expect((await rowOf(api.db, 'webhooks', { id })).failing_since).not.toBeNull();
  receiver.status = 204;
  await deliver();
  expect((await rowOf(api.db, 'webhooks', { id })).failing_since).toBeNull();
  receiver.status = 410;
  await testDelivery(api, admin, id);
  await worker.drain();
  expect((await rowOf(api.db, 'webhooks', { id })).off_reason).toBe('failing');
});
