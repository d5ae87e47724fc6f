import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { WordsProvider } from '../../../base/words/WordsProvider.tsx';
import { MorePosts } from './MorePosts.tsx';

const meta = preview.meta({ component: MorePosts, args: { loaded: 1000, busy: false, onMore: fn() } });

export const Cut = meta.story();
Cut.test('the button loads more posts', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
  await expect(args.onMore).toHaveBeenCalledOnce();
});

/** A host changes one word; the others stay. */
export const OtherWords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <WordsProvider words={{ morePosts: { loadMorePosts: 'Fetch the rest' } }}>
      <MorePosts {...args} />
    </WordsProvider>
  ),
});
OtherWords.test('a host changes a word of the office', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Fetch the rest' })).toBeVisible();
  await expect(canvas.getByText(/^These are the 1,000 posts/)).toBeVisible();
});
