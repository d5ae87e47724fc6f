import { expect, test } from 'vitest';
import { done, stubApi } from '../../../testing/stub-api.ts';
import type { StubResponse } from '../../../testing/stub-server.ts';

const server = await stubApi();
const { $evidence, $sentLink, correctDuty, loadEvidence, officeMuster, sendMuster, showMuster } =
  await import('./office-muster.ts');

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

test('a correction that is kept slowly leaves the evidence of the duty opened meanwhile', async () => {
  let reply = (_: StubResponse) => {};
  server.respond = ({ url, method }) => {
    if (method === 'POST')
      return new Promise((resolve) => {
        reply = resolve;
      });
    const { pathname } = new URL(url, server.origin);
    return done(pathname.endsWith('/duties') ? [{ _id: 'd1' }, { _id: 'd2' }] : musterOf('2026-11', 'open'));
  };
  await showMuster({ postId: 'p1', month: '2026-11' });
  await loadEvidence('d1', '2026-11-05');
  const correcting = correctDuty({ dutyId: 'd1', state: 'absent', reason: 'Nobody at the gate' });
  await expect.poll(() => server.received.some(({ method }) => method === 'POST')).toBe(true);
  await loadEvidence('d2', '2026-11-05');
  reply(done({ _id: 'd1' }));
  expect(await correcting).toBe(true);
  expect($evidence.get()).toMatchObject({ state: 'ready', dutyId: 'd2' });
});
