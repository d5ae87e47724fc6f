import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, phoneTaken } from '../../../../testing/submit-results.ts';
import { clientWithDues } from '../people.samples.ts';
import { CorrectClientDialog } from './CorrectClientDialog.tsx';

const meta = preview.meta({
  component: CorrectClientDialog,
  args: {
    record: clientWithDues,
    submit: accepted(),
    onClose: fn(),
  },
});

export const Normal = meta.story();

export const PhoneOfAnother = meta.story({
  play: async ({ args, userEvent }) => {
    mocked(args.submit).mockImplementationOnce(phoneTaken('Lotus Mall', '?client=lotus'));
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Phone'));
    await userEvent.type(dialog.getByLabelText('Phone'), '98765 43210');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Lotus Mall' })).toBeVisible());
    await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ hasOwnPhone: true }));
  },
});
PhoneOfAnother.test('that both use it can be confirmed', async ({ args, userEvent }) => {
  const dialog = within(within(document.body).getByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Both use this phone' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  await expect(args.submit).toHaveBeenLastCalledWith(expect.not.objectContaining({ hasOwnPhone: true }));
});
