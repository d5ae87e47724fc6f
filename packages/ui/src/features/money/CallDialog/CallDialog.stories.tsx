import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { CallDialog } from './CallDialog.tsx';

const meta = preview.meta({
  component: CallDialog,
  args: { client: { _id: 'client-2', name: 'Deccan Pearl IT Park' }, submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const Call = meta.story();
Call.test('a promised amount needs its day', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('Note'), 'Will pay');
  await userEvent.type(dialog().getByLabelText('Promised amount'), '500');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect(dialog().getAllByText('Enter the day of the promise too')[0]).toBeVisible();
  await userEvent.clear(dialog().getByLabelText('Promised amount'));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({ clientId: 'client-2', note: 'Will pay', promisedOn: '' }),
  );
});
