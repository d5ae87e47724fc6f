import type { Webhook } from '@prahari/contract/webhooks.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, done, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { stopRefreshing, testWebhook } = await import('./webhooks.ts');

const webhook = { _id: 'w1', url: 'https://erp.example/hook', events: ['bill_made'] } as unknown as Webhook;
const loads = () =>
  server.received.filter(({ url }) => url.startsWith('/api/admin/webhook-deliveries')).length;

beforeEach(() => {
  server.respond = answers(done(webhook));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

async function sendTest(): Promise<void> {
  await testWebhook(webhook);
  await vi.waitFor(() => expect(loads()).toBe(1));
}

test('the deliveries are loaded again two seconds after a test', async () => {
  await sendTest();
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(() => expect(loads()).toBe(2));
});

test('deliveries that are out of sight are not loaded again', async () => {
  await sendTest();
  const timers = vi.getTimerCount();
  stopRefreshing();
  expect(vi.getTimerCount()).toBe(timers - 1);
});
