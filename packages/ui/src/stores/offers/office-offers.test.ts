import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $offeredPlace, loadOfferedPlace, offerPlace } = await import('./office-offers.ts');

const day = '2026-12-01';
const gate = { postId: 'gate', day };
const lobby = { postId: 'lobby', day };

test('offers that were sent slowly are not shown at the place opened meanwhile', async () => {
  let reply = (_: StubResponse) => {};
  server.respond = ({ url, method }) => {
    if (method === 'POST')
      return new Promise((resolve) => {
        reply = resolve;
      });
    const { pathname, searchParams } = new URL(url, server.origin);
    if (!pathname.endsWith('/offers')) return done({ guards: [], cities: [], nextCursor: null });
    return done(searchParams.get('postId') === 'gate' ? [{ _id: 'offer', days: [day] }] : []);
  };
  await loadOfferedPlace(gate);
  const sending = offerPlace(gate, { postId: 'gate', days: [day], guardIds: ['guard'], minutes: 15 });
  await expect.poll(() => server.received.some(({ method }) => method === 'POST')).toBe(true);
  await loadOfferedPlace(lobby);
  reply(done([{ _id: 'offer', url: 'https://prahari.example/offer#secret' }]));
  expect(await sending).toBeUndefined();
  expect($offeredPlace.get()).toMatchObject({ offers: [], sent: [] });
});
