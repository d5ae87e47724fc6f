import type { Post } from '@prahari/contract/posts.schemas';
import { expect, test } from 'vitest';
import { onlyPage, stubApi } from '../../../testing/stub-api.ts';
import { nightPost, shortPost } from '../../features/posts/posts.samples.ts';

const server = await stubApi();
const { $wallPosts, loadWallPosts, posts } = await import('./posts.ts');

test('a list that begins with a filter leaves the wall all posts', async () => {
  const asked: string[] = [];
  server.respond = ({ url }) => {
    asked.push(url);
    return {
      status: 200,
      body: onlyPage(url.includes('status=short') ? [shortPost] : [shortPost, nightPost]),
    };
  };
  const stop = $wallPosts.listen(() => undefined);
  await posts.setQuery({ status: 'short' });
  expect($wallPosts.get().map(({ _id }) => _id)).toEqual([shortPost._id]);
  await loadWallPosts();
  expect($wallPosts.get().map(({ _id }) => _id)).toEqual([shortPost._id, nightPost._id]);
  await loadWallPosts();
  expect(asked).toHaveLength(2);
  stop();
});

test('a post that was filled while the list is filtered is filled on the wall too', async () => {
  let filled: Post = shortPost;
  server.respond = ({ url }) => ({
    status: 200,
    body: onlyPage(
      url.includes('status=short') ? [filled].filter(({ short }) => short > 0) : [filled, nightPost],
    ),
  });
  const stop = $wallPosts.listen(() => undefined);
  await posts.setQuery({ status: '' });
  await posts.setQuery({ status: 'short' });
  await loadWallPosts();
  filled = { ...shortPost, short: 0 };
  await posts.refresh();
  await loadWallPosts();
  expect($wallPosts.get().find(({ _id }) => _id === shortPost._id)).toMatchObject({ short: 0 });
  stop();
});
