import { expect, test } from 'vitest';
import { MAX_RUNNING, MAX_RUNNING_OF_CALLER, Rotation, roundRobin } from './turns.ts';

const nextTick = () => new Promise((done) => setImmediate(done));
const someTicks = async () => {
  for (let tick = 0; tick < 20; tick += 1) await nextTick();
};

/** Makes calls that end on demand, and lists their starts. A name begins with its caller. */
function manualCalls() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const takeTurn = roundRobin();
  return {
    begun,
    call(name: string, part = '') {
      void takeTurn({ caller: name.charAt(0), part }).then((end) => {
        begun.push(name);
        ends.set(name, end);
      });
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test('a lone call starts at once', async () => {
  const { begun, call } = manualCalls();
  call('a1');
  await Promise.resolve();
  expect(begun).toEqual(['a1']);
});

test('a spike starts one call per tick of the event loop, and another caller’s call does not wait for it', async () => {
  const { begun, call } = manualCalls();
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name);
  await nextTick();
  call('b1');
  call('b2');
  await someTicks();
  expect(begun.indexOf('b1')).toBeLessThanOrEqual(2);
  expect(begun.indexOf('b2')).toBeLessThanOrEqual(4);
  expect(begun).toHaveLength(6);
});

test('a caller’s calls above the limit wait until one has ended, and another caller’s do not', async () => {
  const { begun, call, end } = manualCalls();
  for (let index = 0; index < MAX_RUNNING + 2; index += 1) call(`a${index}`);
  await someTicks();
  expect(begun).toHaveLength(MAX_RUNNING);
  call('b1');
  await someTicks();
  expect(begun.at(-1)).toBe('b1');
  end('a0');
  await someTicks();
  expect(begun.slice(-1)).toEqual([`a${MAX_RUNNING}`]);
});

test('a session that takes all its turns leaves room to another of the same person, which alternates with it', async () => {
  const { begun, call, end } = manualCalls();
  for (let index = 0; index < MAX_RUNNING + 3; index += 1) call(`a${index}`, 'stolen');
  await someTicks();
  expect(begun).toHaveLength(MAX_RUNNING);
  call('a of a browser', 'browser');
  await someTicks();
  expect(begun.at(-1)).toBe('a of a browser');
  end('a0');
  await someTicks();
  expect(begun).toHaveLength(MAX_RUNNING + 2);
});

test('many sessions of one person together run no more than twice as many calls', async () => {
  const { begun, call } = manualCalls();
  for (let index = 0; index < 400; index += 1) call(`a${index}`, `session ${index}`);
  for (let round = 0; round < 5; round += 1) await someTicks();
  expect(begun).toHaveLength(MAX_RUNNING_OF_CALLER);
});

/** Adds items named by caller and part: `a1x`. */
function rotationOf(...names: string[]): Rotation<string> {
  const rotation = new Rotation<string>();
  for (const name of names) rotation.add({ caller: name.charAt(0), part: name.slice(0, 2) }, name);
  return rotation;
}

function emptied(rotation: Rotation<string>): string[] {
  const names: string[] = [];
  for (let name = rotation.next(); name !== undefined; name = rotation.next()) names.push(name);
  return names;
}

test('callers alternate, and so do the parts of each, whatever the order of their items', () => {
  const rotation = rotationOf('a1v', 'a1w', 'a1x', 'a2v', 'b1v', 'c1v', 'b1w');
  expect(rotation.size).toBe(7);
  expect(emptied(rotation)).toEqual(['a1v', 'b1v', 'c1v', 'a2v', 'b1w', 'a1w', 'a1x']);
  expect(rotation.size).toBe(0);
});

test('many parts of a caller get no more turns than one of another', () => {
  const parts = Array.from({ length: 9 }, (_, part) => `a${part}v`);
  expect(emptied(rotationOf(...parts, 'b1v', 'b1w')).slice(0, 4)).toEqual(['a0v', 'b1v', 'a1v', 'b1w']);
});

test('a caller that may not start keeps its place', () => {
  const rotation = rotationOf('a1v', 'b1v', 'c1v');
  expect(rotation.next(({ caller }) => caller === 'b')).toBe('b1v');
  expect(rotation.next(({ caller }) => caller === 'b')).toBeUndefined();
  expect(emptied(rotation)).toEqual(['a1v', 'c1v']);
});

test('a part that may not start leaves the turn of its caller to another part', () => {
  const rotation = rotationOf('a1v', 'a2v', 'b1v');
  expect(rotation.next(({ part }) => part !== 'a1')).toBe('a2v');
  expect(emptied(rotation)).toEqual(['b1v', 'a1v']);
});

test('the newest item of the largest part of whoever has most is dropped', () => {
  const rotation = rotationOf('a1v', 'a1w', 'a2v', 'b1v', 'b1w');
  expect(rotation.dropNewest()).toBe('a1w');
  rotation.add({ caller: 'b', part: 'b1' }, 'b1x');
  expect(rotation.dropNewest()).toBe('b1x');
  expect(emptied(rotation)).toEqual(['a1v', 'b1v', 'a2v', 'b1w']);
  expect(rotation.dropNewest()).toBeUndefined();
});
