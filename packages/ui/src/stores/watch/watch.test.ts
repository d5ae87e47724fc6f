import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $watch, loadWatch } = await import('./watch.ts');

test('a watch that was asked for earlier and comes later does not take the place of the newer one', async () => {
  const replies: ((response: StubResponse) => void)[] = [];
  server.respond = () => new Promise((resolve) => replies.push(resolve));
  const earlier = loadWatch();
  await expect.poll(() => replies.length).toBe(1);
  const later = loadWatch();
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.(done({ rows: [], started: 2 }));
  await later;
  replies[0]?.(done({ rows: [], started: 1 }));
  await earlier;
  expect($watch.get()).toMatchObject({ data: { started: 2 } });
});
