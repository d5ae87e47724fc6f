import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { noShiftPost, notBegunPost } from '../posts.samples.ts';
import { PostForm } from './PostForm.tsx';

const meta = preview.meta({
  component: PostForm,
  args: {
    post: notBegunPost,
    submit: accepted(),
    onCancel: fn(),
  },
});

export const Known = meta.story({ tags: ['snapshot-phone'] });
export const FromARequest = meta.story({ args: { post: noShiftPost } });
FromARequest.test('a post from a request asks for its city', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save post' }));
  await waitFor(() => expect(canvas.getAllByText('City is required')[0]).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
