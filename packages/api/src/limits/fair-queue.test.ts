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

/** A name begins with its caller and part: `a1x`. */
const placeOf = (name: string) => ({ caller: name.charAt(0), part: name.slice(0, 2) });

test('waiting callers take turns, and so do their parts, whatever the order of their calls', async () => {
  const { begun, endNext, named } = manualWork();
  const run = fairQueue({ running: 1, waiting: 10 });
  const names = ['a1v', 'a1w', 'a1x', 'a2v', 'b1v', 'c1v', 'b1w'];
  const calls = names.map((name) => run(placeOf(name), named(name)));
  for (const _ of calls) await endNext();
  expect(begun).toEqual(['a1v', 'a1w', 'b1v', 'c1v', 'a2v', 'b1w', 'a1x']);
  expect(await Promise.all(calls)).toHaveLength(7);
});

test('as many calls run at the same time as allowed', async () => {
  const { begun, endNext, named } = manualWork();
  const run = fairQueue({ running: 2, waiting: 10 });
  const calls = ['1', '2', '3', '4'].map((name) => run(placeOf('a'), named(name)));
  expect(begun).toEqual(['1', '2']);
  await endNext();
  expect(begun).toEqual(['1', '2', '3']);
  for (const _ of calls) await endNext();
  await Promise.all(calls);
});

test('a full queue refuses the newest call of whoever has most', async () => {
  const { endNext, named } = manualWork();
  const run = fairQueue({ running: 1, waiting: 3 });
  const call = (name: string) => run(placeOf(name), named(name)).catch((error: unknown) => error);
  const calls = ['a1v', 'a1w', 'a1x', 'a2v', 'b1v', 'b1w', 'c1v'].map(call);
  for (const _ of calls) await endNext();
  expect(await Promise.all(calls)).toEqual([
    'a1v',
    'a1w',
    expect.any(QueueFull),
    expect.any(QueueFull),
    'b1v',
    expect.any(QueueFull),
    'c1v',
  ]);
});

test('a failed task makes way for the next', async () => {
  const run = fairQueue({ running: 1, waiting: 1 });
  const failed = run(placeOf('a'), () => Promise.reject(new Error('broken')));
  const next = run(placeOf('a'), async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
