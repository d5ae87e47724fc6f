import { expect, test } from 'vitest';
import { limitRunning } from './limit-running.ts';

/** Work that is ended from outside, and the names of what runs. */
function setUp(allowed: () => number) {
  const run = limitRunning(allowed);
  const running = new Map<string, PromiseWithResolvers<void>>();
  const results = new Map<string, Promise<void>>();
  return {
    give: (name: string) => {
      const work = Promise.withResolvers<void>();
      const result = run(async () => {
        running.set(name, work);
        await work.promise;
      });
      results.set(name, result);
    },
    end: async (name: string, error?: Error) => {
      const work = running.get(name);
      running.delete(name);
      if (error) work?.reject(error);
      else work?.resolve();
      await results.get(name)?.catch(() => {});
    },
    result: (name: string) => results.get(name),
    running: () => [...running.keys()],
  };
}

test('as many tasks run at once as are allowed and the rest follow in order', async () => {
  const work = setUp(() => 2);
  for (const name of ['a', 'b', 'c', 'd']) work.give(name);
  expect(work.running()).toEqual(['a', 'b']);
  await work.end('b');
  expect(work.running()).toEqual(['a', 'c']);
  await work.end('a');
  expect(work.running()).toEqual(['c', 'd']);
});

test('a changed limit applies when a task ends', async () => {
  let allowed = 1;
  const work = setUp(() => allowed);
  for (const name of ['a', 'b', 'c', 'd']) work.give(name);
  expect(work.running()).toEqual(['a']);
  allowed = 3;
  await work.end('a');
  expect(work.running()).toEqual(['b', 'c', 'd']);
  allowed = 1;
  work.give('e');
  await work.end('b');
  expect(work.running()).toEqual(['c', 'd']);
  await work.end('c');
  await work.end('d');
  expect(work.running()).toEqual(['e']);
});

test('work that fails lets the next one run', async () => {
  const work = setUp(() => 1);
  work.give('a');
  work.give('b');
  const failed = expect(work.result('a')).rejects.toThrow('failed');
  await work.end('a', new Error('failed'));
  await failed;
  expect(work.running()).toEqual(['b']);
});
