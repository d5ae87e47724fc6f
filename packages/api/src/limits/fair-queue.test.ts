import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from './fair-queue.ts';

/** Makes work that ends on demand, and lists the order of its starts. */
function manualWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    endNext: async () => {
      ends.shift()?.();
      // The next call starts some microtasks later.
      await new Promise((done) => setImmediate(done));
    },
    named: (name: string) => () =>
      new Promise<string>((done) => {
        begun.push(name);
        ends.push(() => done(name));
      }),
  };
}

test('waiting keys take turns, whatever the order of their calls', async () => {
  const { begun, endNext, named } = manualWork();
  const run = fairQueue({ running: 1, waiting: 10, waitingPerKey: 10 });
  const calls = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => run(name.charAt(0), named(name)));
  for (const _ of calls) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(calls)).toHaveLength(7);
});

test('as many calls run at the same time as allowed', async () => {
  const { begun, endNext, named } = manualWork();
  const run = fairQueue({ running: 2, waiting: 10, waitingPerKey: 10 });
  const calls = ['1', '2', '3', '4'].map((name) => run('a', named(name)));
  expect(begun).toEqual(['1', '2']);
  await endNext();
  expect(begun).toEqual(['1', '2', '3']);
  for (const _ of calls) await endNext();
  await Promise.all(calls);
});

test('a key with too many waiting calls is refused and another key is not', async () => {
  const { endNext, named } = manualWork();
  const run = fairQueue({ running: 1, waiting: 3, waitingPerKey: 2 });
  const taken = ['1', '2', '3'].map((name) => run('a', named(name)));
  await expect(run('a', named('4'))).rejects.toThrow(QueueFull);
  taken.push(run('b', named('5')));
  await expect(run('b', named('6'))).rejects.toThrow(QueueFull);
  for (const _ of taken) await endNext();
  expect(await Promise.all(taken)).toEqual(['1', '2', '3', '5']);
});

test('a failed task makes way for the next', async () => {
  const run = fairQueue({ running: 1, waiting: 1, waitingPerKey: 1 });
  const failed = run('a', () => Promise.reject(new Error('broken')));
  const next = run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
