import { expect, test } from 'vitest';
import { fairTurns, MAX_RUNNING } from './fair-turns.ts';

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
