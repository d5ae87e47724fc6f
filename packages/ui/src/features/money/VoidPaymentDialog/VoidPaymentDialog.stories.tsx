import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { received } from '../money.samples.ts';
import { VoidPaymentDialog } from './VoidPaymentDialog.tsx';

const meta = preview.meta({
  component: VoidPaymentDialog,
  args: { payment: received, submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const Received = meta.story();
Received.test('a reason is needed', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Void payment' }));
  await expect(dialog().getByLabelText('Reason')).toBeInvalid();
  await userEvent.type(dialog().getByLabelText('Reason'), 'The cheque came back');
  await userEvent.click(dialog().getByRole('button', { name: 'Void payment' }));
  await waitFor(() => expect(args.submit).toHaveBeenCalledWith('The cheque came back'));
});
