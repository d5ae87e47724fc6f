import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { notBegunPost } from '../posts.samples.ts';
import { NewPostDialog } from './NewPostDialog.tsx';

const meta = preview.meta({
  component: NewPostDialog,
  args: {
    client: { _id: notBegunPost.client._id, name: notBegunPost.client.user.name },
    like: notBegunPost,
    submit: accepted(),
    onClose: fn(),
  },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const New = meta.story();
New.test(
  'the place of the other post is filled in, and what is missing is named',
  async ({ args, userEvent }) => {
    await expect(dialog().getByLabelText('Street')).toHaveValue(notBegunPost.place.street);
    await userEvent.click(dialog().getByRole('button', { name: 'Add post' }));
    for (const missing of ['Number of guards is required', 'Start date is required', 'End date is required'])
      await waitFor(() => expect(dialog().getByText(missing, { ignore: 'a' })).toBeVisible());
    await expect(args.submit).not.toHaveBeenCalled();
  },
);
