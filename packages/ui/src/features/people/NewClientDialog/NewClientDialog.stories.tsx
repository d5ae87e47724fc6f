import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { NewClientDialog } from './NewClientDialog.tsx';

const meta = preview.meta({
  component: NewClientDialog,
  args: { submit: accepted(), onClose: fn() },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const New = meta.story();
New.test('missing fields are named and nothing is sent', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Add client' }));
  for (const missing of ['Client is required', 'City is required', 'Number of guards is required'])
    await waitFor(() => expect(dialog().getByText(missing, { ignore: 'a' })).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
