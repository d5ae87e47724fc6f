import { afterEach, expect, test, vi } from 'vitest';
import { closedConnections } from './closed-connections.ts';

afterEach(() => vi.useRealTimers());

test('connections closed at a limit are logged at once, then in one line a minute, however many they are', () => {
  vi.useFakeTimers();
  const warn = vi.fn();
  const closed = closedConnections({ warn });
  for (let index = 0; index < 10_000; index += 1) closed.count('open');
  expect(warn.mock.calls).toEqual([
    [{ closed: { open: 1, calls: 0, unread: 0 } }, 'connections were closed at a limit'],
  ]);
  closed.count('unread');
  vi.advanceTimersByTime(59_999);
  expect(warn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(warn.mock.lastCall?.[0]).toEqual({ closed: { open: 9_999, calls: 0, unread: 1 } });
  vi.advanceTimersByTime(3_600_000);
  expect(warn).toHaveBeenCalledTimes(2);
  closed.count('calls');
  expect(warn.mock.lastCall?.[0]).toEqual({ closed: { open: 0, calls: 1, unread: 0 } });
  expect(closed.totals).toEqual({ open: 10_000, calls: 1, unread: 1 });
});
