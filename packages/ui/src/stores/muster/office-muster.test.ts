import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $sentLink, officeMuster, sendMuster, showMuster } = await import('./office-muster.ts');

const musterOf = (month: string, state: string) => ({ month, state, post: { _id: 'p1' } });

test('a month that was sent slowly does not take the place of the one opened meanwhile', async () => {
  let reply = (_: StubResponse) => {};
  server.respond = ({ url, method }) => {
    if (method === 'GET')
      return done(musterOf(new URL(url, server.origin).searchParams.get('month') ?? '', 'open'));
    return new Promise((resolve) => {
      reply = resolve;
    });
  };
  await showMuster({ postId: 'p1', month: '2026-10' });
  const sending = sendMuster();
  await expect.poll(() => server.received.some(({ method }) => method === 'POST')).toBe(true);
  await showMuster({ postId: 'p1', month: '2026-11' });
  reply(done({ muster: musterOf('2026-10', 'sent'), url: 'https://prahari.example/muster#secret' }));
  expect(await sending).toBe(true);
  expect(officeMuster.$loaded.get()).toMatchObject({ data: { month: '2026-11' } });
  expect($sentLink.get()).toBeNull();
});
