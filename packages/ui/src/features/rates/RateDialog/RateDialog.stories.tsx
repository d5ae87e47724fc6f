import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { clientWithDues } from '../../people/people.samples.ts';
import { RateDialog } from './RateDialog.tsx';

const clientId = '01900000-0000-7000-8000-000000000201';
const postId = '01900000-0000-7000-8000-000000000301';
const posts = clientWithDues.posts.map((post) => ({ ...post, _id: postId, hours: 8 }));

const meta = preview.meta({
  component: RateDialog,
  args: {
    client: { _id: clientId, name: 'Tapovan Heights' },
    posts,
    from: '2026-11-01',
    submit: accepted(),
    onClose: fn(),
  },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const ForAllPosts = meta.story();
ForAllPosts.test('a rate for all posts is sent without post and shift', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('Amount'), '22,000');
  await userEvent.selectOptions(dialog().getByLabelText('Basis'), 'A month of 26 duties');
  await expect(dialog().getByText('One guard in Nov 2026: ₹25,384.62 before GST')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Save rate' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      clientId,
      basis: '26',
      hours: 12,
      amount: 22_000,
      from: '2026-11-01',
      holidayPercent: 0,
    }),
  );
  await expect(args.onClose).toHaveBeenCalled();
});
ForAllPosts.test('what is wrong is named at its field', async ({ args, userEvent }) => {
  await userEvent.clear(dialog().getByLabelText('Holiday percent'));
  await userEvent.type(dialog().getByLabelText('Holiday percent'), '300');
  await userEvent.click(dialog().getByRole('button', { name: 'Save rate' }));
  for (const field of ['Amount', 'Holiday percent'])
    await waitFor(() => expect(dialog().getByLabelText(field)).toHaveAttribute('aria-invalid', 'true'));
  await expect(args.submit).not.toHaveBeenCalled();
});
export const ForAPost = meta.story({ args: { postId } });
ForAPost.test('the hours of the post are proposed', async () => {
  await expect(dialog().getByLabelText('Hours of a duty')).toHaveDisplayValue('8 hours');
});
export const Refused = meta.story({
  args: {
    submit: refused('from', 'There is a rate for the same posts, shift and hours from this day already'),
  },
});
Refused.test('a second rate from the same day is named at the day', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('Amount'), '22,000');
  await userEvent.click(dialog().getByRole('button', { name: 'Save rate' }));
  await waitFor(() => expect(dialog().getByText(/^There is a rate/, { ignore: 'a' })).toBeVisible());
  await expect(args.onClose).not.toHaveBeenCalled();
});
