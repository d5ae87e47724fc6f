import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $clockAhead, compareClocks, serverTime } from './server-clock.ts';

const SERVER = new Date('2026-11-26T14:30:00Z');
const reply = (date: Date) => new Headers({ date: date.toUTCString() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER });
  $clockAhead.set(0);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([-2 * 86_400_000, 45 * 60_000])(
  'a device whose clock is wrong by %d ms shows the time of the server until it is set right',
  (wrongBy) => {
    vi.setSystemTime(SERVER.getTime() + wrongBy);
    compareClocks(reply(SERVER));
    expect(serverTime()).toEqual(SERVER);
    vi.setSystemTime(SERVER);
    compareClocks(reply(SERVER));
    expect([serverTime(), $clockAhead.get()]).toEqual([SERVER, 0]);
  },
);

test('a reply that was read ten seconds late changes nothing', () => {
  compareClocks(reply(new Date(SERVER.getTime() - 10_000)));
  expect(serverTime()).toEqual(SERVER);
});

test('the time of the device counts where a reply does not show its own', () => {
  compareClocks(new Headers());
  expect(serverTime()).toEqual(SERVER);
});
