import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { clientWithDues } from '../people.samples.ts';
import { ClientTaxDialog } from './ClientTaxDialog.tsx';

const { tax } = clientWithDues;

const meta = preview.meta({
  component: ClientTaxDialog,
  args: { tax, submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const Registered = meta.story();
Registered.test('only what was changed is sent', async ({ args, userEvent }) => {
  await userEvent.clear(dialog().getByLabelText('TDS'));
  await userEvent.type(dialog().getByLabelText('TDS'), '1');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'SEZ unit' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ tdsPercent: 1, isSez: true }));
  await expect(args.onClose).toHaveBeenCalled();
});

export const WithoutGstin = meta.story({ args: { tax: { ...tax, gstin: '', address: '' } } });
WithoutGstin.test(
  'the State of the posts is named until another one is chosen',
  async ({ args, userEvent }) => {
    const state = dialog().getByRole('combobox', { name: 'State' });
    await expect(state).toHaveDisplayValue('As its posts: Maharashtra');
    await userEvent.selectOptions(state, '29 Karnataka');
    await userEvent.type(dialog().getByLabelText('Address for bills'), 'Pune 411045');
    await userEvent.tab();
    await expect(dialog().getByText('PIN code 411045 is not in Karnataka')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(args.submit).not.toHaveBeenCalled();
  },
);
