import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { $rotation, loadRotation } = await import('./rotations.ts');

test('a rotation that was asked for earlier and comes later does not take the place of the newer one', async () => {
  const replies: (() => void)[] = [];
  const rotation = (to: string) => ({ _id: 'r1', postId: 'p1', from: '2026-11-01', to });
  server.respond = ({ url }) => {
    if (!url.includes('/rotations')) return done([]);
    const to = replies.length === 0 ? '2026-11-30' : '2026-12-31';
    return new Promise((resolve) => {
      replies.push(() => resolve(done([rotation(to)])));
    });
  };
  const earlier = loadRotation('p1');
  await expect.poll(() => replies.length).toBe(1);
  const later = loadRotation('p1');
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.();
  await later;
  replies[0]?.();
  await earlier;
  expect($rotation.get()).toMatchObject({ rotation: { to: '2026-12-31' } });
});
