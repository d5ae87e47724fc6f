import { beforeEach, expect, test } from 'vitest';
import { done, onlyPage, stubApi } from '../../../testing/stub-api.ts';
import { nightPost, shortPost } from '../../features/posts/posts.samples.ts';

const server = await stubApi();
const { $assigned } = await import('../assignments/assigned.ts');
const { $candidates, assignToPost, loadCandidates, replaceGuard } = await import('./post-changes.ts');
const { $toasts } = await import('../toasts/toasts.ts');

const begun = {
  _id: 'b1',
  guard: { _id: 'g1', user: { name: 'Asha Kulkarni' } },
  shift: 'night',
  status: 'active',
  startDate: '2026-11-20',
  endDate: '2027-05-14',
};
const reply = { success: true, data: { ended: begun, begun }, undo: { entryId: 'e1', seconds: 10 } };
const assignedTo = (post: typeof shortPost) =>
  $assigned.set({
    post,
    names: ['Bhaskar Reddy Pothula'],
    guardIds: ['g7'],
    startDate: '2026-11-20',
    endDate: '2027-05-14',
  });
const replace = () =>
  replaceGuard(shortPost, { assignmentId: 'a1', guardId: 'g1', reason: 'sick', from: '2026-11-20' });

beforeEach(() => {
  server.respond = ({ url }) => ({
    status: 200,
    body: url.endsWith('/replace-guard') ? reply : onlyPage([]),
  });
  $toasts.set([]);
});

test('a guard replaced after an assignment to the same post leaves only the replacement to undo', async () => {
  assignedTo(shortPost);
  expect(await replace()).toEqual({ ok: true });
  expect($toasts.get()[1]).toMatchObject({
    action: { label: 'Undo' },
    about: `Asha Kulkarni for Asha Kulkarni, ${shortPost.client.user.name}`,
  });
  expect($assigned.get()).toBeNull();
});

test('a guard replaced after an assignment to another post leaves both to undo', async () => {
  assignedTo(nightPost);
  expect(await replace()).toEqual({ ok: true });
  expect($assigned.get()?.post._id).toBe(nightPost._id);
});

test('an assignment is undone for as many seconds as the server offers it', async () => {
  const undos = [
    { entryId: 'e1', seconds: 10 },
    { entryId: 'e2', seconds: 8 },
  ];
  server.respond = ({ url }) => {
    if (url.endsWith('/assign-to-post'))
      return { status: 201, body: { success: true, data: [begun], undos } };
    const found = { success: true, data: { post: shortPost, candidates: [] } };
    return { status: 200, body: url.includes('candidates') ? found : onlyPage([]) };
  };
  await loadCandidates(shortPost._id);
  const before = Date.now();
  const body = { postId: shortPost._id, guardIds: ['g1'], startDate: '2026-11-20', endDate: '2027-05-14' };
  expect(await assignToPost(body)).toEqual({ ok: true });
  const until = $assigned.get()?.undo?.until ?? 0;
  expect(until).toBeGreaterThanOrEqual(before + 8000);
  expect(until).toBeLessThanOrEqual(Date.now() + 8000);
});

test('candidates that were asked for earlier and come later do not take the place of the newer ones', async () => {
  const replies: (() => void)[] = [];
  server.respond = ({ url }) => {
    if (!url.includes(`${nightPost._id}/candidates`)) return { body: onlyPage([]) };
    const assigned = replies.length;
    return new Promise((resolve) => {
      replies.push(() => resolve(done({ post: { ...nightPost, assigned }, candidates: [] })));
    });
  };
  const earlier = loadCandidates(nightPost._id);
  await expect.poll(() => replies.length).toBe(1);
  const later = loadCandidates(nightPost._id);
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.();
  await later;
  replies[0]?.();
  await earlier;
  expect($candidates.get()).toMatchObject({ post: { assigned: 1 } });
});
