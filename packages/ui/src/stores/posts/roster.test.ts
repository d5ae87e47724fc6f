import { expect, test } from 'vitest';
import { refusal, stubApi } from '../../../testing/stub-api.ts';

const server = await stubApi();
const { $roster, loadMoreRoster, loadRoster, refreshRoster } = await import('./roster.ts');

/** Replies with seven pages of one post each. */
server.respond = ({ url }) => {
  const page = Number(new URL(url, server.origin).searchParams.get('cursor') ?? 0);
  return {
    body: { success: true, data: [{ _id: `post-${page}` }], nextCursor: page < 6 ? `${page + 1}` : null },
  };
};

const shown = () => {
  const roster = $roster.get();
  return roster.state === 'ready' ? [roster.posts.length, roster.isCut] : roster.state;
};

test('a roster of many posts says that it is cut, loads the rest, and keeps it when it is refreshed', async () => {
  await loadRoster({ first: '2026-11-23', days: 7 });
  expect(shown()).toEqual([5, true]);
  await loadMoreRoster();
  expect(shown()).toEqual([7, false]);
  await refreshRoster();
  expect(shown()).toEqual([7, false]);
  await loadRoster({ first: '2026-11-30', days: 7 });
  expect(shown()).toEqual([5, true]);
});

test('posts of a week are gone while those of another load, also when a refresh beside it fails', async () => {
  const inWeek = server.respond;
  await loadRoster({ first: '2026-11-23', days: 7 });
  const next = loadRoster({ first: '2026-11-30', days: 7 });
  expect(shown()).toBe('loading');
  server.respond = () => refusal(422, 'Try later');
  await Promise.all([refreshRoster(), next]);
  expect(shown()).toBe('failed');
  server.respond = inWeek;
});
