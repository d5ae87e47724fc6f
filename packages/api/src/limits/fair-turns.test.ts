import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BURST_ABOVE, BURST_PAUSE, fairTurns, MAX_RUNNING } from './fair-turns.ts';

const nextTurn = () => new Promise((done) => setImmediate(done));

/** Calls that end when told to, and the order in which they began. */
function manualCalls() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const turns = fairTurns();
  const call = (name: string, isLimited = true) =>
    turns({
      key: name.charAt(0),
      isLimited,
      begin: (ended) => {
        begun.push(name);
        ends.set(name, ended);
      },
    });
  return { begun, call, end: (name: string) => ends.get(name)?.() };
}

test('a lone call begins at once', async () => {
  const { begun, call } = manualCalls();
  call('a1');
  expect(begun).toEqual(['a1']);
  await nextTurn();
  call('b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('a burst begins one call in each turn of the event loop, and another person’s call does not wait for it', async () => {
  const { begun, call } = manualCalls();
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name);
  expect(begun).toEqual(['a1']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2']);
  call('b1');
  call('b2');
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('calls of a person above the limit wait until one has ended, and those of another do not', async () => {
  const { begun, call, end } = manualCalls();
  for (let index = 0; index < MAX_RUNNING + 2; index += 1) call(`a${index}`);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(begun).toHaveLength(MAX_RUNNING);
  call('b1');
  expect(begun.at(-1)).toBe('b1');
  await nextTurn();
  end('a0');
  await nextTurn();
  expect(begun.slice(-1)).toEqual([`a${MAX_RUNNING}`]);
});

test('calls without a limit all begin, one in each turn', async () => {
  const { begun, call } = manualCalls();
  const names = Array.from({ length: MAX_RUNNING + 4 }, (_, index) => `a${index}`);
  for (const name of names) call(name, false);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(begun).toEqual(names);
});

describe('a burst', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** `send` sends as many calls of one person, which end at once. `begunOf` counts those of a person that have begun. */
  function burstOf(count: number) {
    const begun: string[] = [];
    const turns = fairTurns();
    const call = (key: string, isLimited = true) =>
      turns({
        key,
        isLimited,
        begin: (ended) => {
          begun.push(key);
          ended();
        },
      });
    const send = (isLimited = true) => {
      for (let index = 0; index < count; index += 1) call('a', isLimited);
    };
    return { call, send, begunOf: (key: string) => begun.filter((other) => other === key).length };
  }
  const someTurns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  };

  test('begins one call after each pause while another person calls, until few are left', async () => {
    const { call, send, begunOf } = burstOf(BURST_ABOVE + 10);
    call('b');
    send();
    await someTurns();
    // the first call of all is alone when it begins, the next one is part of the burst
    expect(begunOf('a')).toBe(2);
    for (let pauses = 1; pauses <= BURST_ABOVE; pauses += 1) {
      vi.advanceTimersByTime(BURST_PAUSE);
      await someTurns();
      expect(begunOf('a')).toBe(2 + pauses);
      call('b');
      expect(begunOf('b')).toBe(1 + pauses);
    }
    vi.advanceTimersByTime(BURST_PAUSE);
    await someTurns();
    expect(begunOf('a')).toBe(BURST_ABOVE + 10);
  });

  test(`does not pause when it has ${BURST_ABOVE} calls`, async () => {
    const { call, send, begunOf } = burstOf(BURST_ABOVE);
    call('b');
    send();
    await someTurns();
    expect(begunOf('a')).toBe(BURST_ABOVE);
  });

  test.each([
    ['nobody else calls', 'a', 0],
    ['nobody else has called for a second', 'b', 1_001],
  ])('begins one call in each turn when %s', async (_, earlier, waitMs) => {
    const { call, send, begunOf } = burstOf(BURST_ABOVE + 10);
    call(earlier);
    vi.advanceTimersByTime(waitMs);
    await someTurns();
    const before = begunOf('a');
    send();
    await someTurns();
    expect(begunOf('a') - before).toBe(BURST_ABOVE + 10);
  });

  test('of many people behind one address does not pause', async () => {
    const { call, send, begunOf } = burstOf(BURST_ABOVE + 10);
    call('b');
    send(false);
    await someTurns();
    expect(begunOf('a')).toBe(BURST_ABOVE + 10);
  });
});
