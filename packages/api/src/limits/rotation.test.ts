import { expect, test } from 'vitest';
import { Rotation } from './rotation.ts';

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
