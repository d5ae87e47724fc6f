import type { Muster } from '@prahari/contract/muster.schemas';
import { addDays } from '@prahari/domain/days';
import { expect, test, vi } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();

/** Opens the client's page anew, on a server whose months have states. */
async function open(states: Record<string, string>) {
  vi.resetModules();
  const { configureApi } = await import('../../api/configure-api.ts');
  configureApi({ url: server.origin, isOwn: true });
  server.respond = ({ url }) => {
    const month = new URL(url, server.origin).searchParams.get('month') ?? '';
    const state = states[month];
    return { body: { success: true, data: state ? [{ month, state, post: { _id: 'p1' } }] : [] } };
  };
  return import('./own-musters.ts');
}

const { monthNow } = await import('./month-now.ts');
const now = monthNow();
const before = addDays(`${now}-01`, -1).slice(0, 7);

test('a client’s page opens with the month before while that waits for the client', async () => {
  const { ownMusters, $musterMonth, chooseMusterMonth } = await open({ [now]: 'open', [before]: 'sent' });
  await ownMusters.load();
  expect($musterMonth.get()).toBe(before);
  expect(ownMusters.$loaded.get()).toMatchObject({ state: 'ready', data: [{ month: before }] });
  chooseMusterMonth(now);
  await vi.waitFor(() =>
    expect(ownMusters.$loaded.get()).toMatchObject({ state: 'ready', data: [{ month: now }] }),
  );
  expect($musterMonth.get()).toBe(now);
});

test('a client’s page stays at this month when the one before was answered', async () => {
  const { ownMusters, $musterMonth } = await open({ [now]: 'open', [before]: 'agreed' });
  await ownMusters.load();
  expect($musterMonth.get()).toBe(now);
  expect(ownMusters.$loaded.get()).toMatchObject({ state: 'ready', data: [{ month: now }] });
});

test('a client’s page that refreshes does not leave the month that is shown', async () => {
  const states: Record<string, string> = { [now]: 'open' };
  const { ownMusters, $musterMonth } = await open(states);
  await ownMusters.load();
  states[before] = 'sent';
  await ownMusters.refreshSilently();
  expect($musterMonth.get()).toBe(now);
});

test('a month that was agreed slowly does not take the place of the one chosen meanwhile', async () => {
  const { agreeMuster, chooseMusterMonth, ownMusters } = await open({ [now]: 'open', [before]: 'sent' });
  await ownMusters.load();
  const read = server.respond;
  let reply = () => {};
  server.respond = (request) =>
    request.method === 'GET'
      ? read(request)
      : new Promise((resolve) => {
          reply = () => resolve(done({ month: before, state: 'agreed', post: { _id: 'p1' } }));
        });
  const agreeing = agreeMuster({ month: before, post: { _id: 'p1' } } as Muster);
  await expect.poll(() => server.received.some(({ method }) => method === 'POST')).toBe(true);
  chooseMusterMonth(now);
  await expect.poll(() => ownMusters.$loaded.get().state).toBe('ready');
  reply();
  expect(await agreeing).toBe(true);
  expect(ownMusters.$loaded.get()).toMatchObject({ data: [{ month: now }] });
});
