import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { AccountantFiles } from './AccountantFiles.tsx';

const meta = preview.meta({
  component: AccountantFiles,
  args: {
    months: ['2026-10', '2026-09', '2026-11'],
    gstins: ['27AABCP4821K1ZC', '23AABCP4821K1ZK'],
    pending: false,
    onTally: fn(),
    onGstr1: fn(),
    onEInvoices: fn(),
  },
});

export const SeveralGstins = meta.story();
SeveralGstins.test(
  'each file is one press, for the chosen month and GSTIN',
  async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('GSTIN'), '23AABCP4821K1ZK');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Excel' }));
    await expect(args.onGstr1).toHaveBeenCalledWith({ month: '2026-10', gstin: '23AABCP4821K1ZK' }, 'xlsx');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2026-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Save for Tally' }));
    await expect(args.onTally).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-09-30' });
  },
);
export const OneGstin = meta.story({ args: { gstins: ['27AABCP4821K1ZC'] } });
OneGstin.test('the only GSTIN is not asked for', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('GSTIN')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Save e-invoices' }));
  await expect(args.onEInvoices).toHaveBeenCalledWith({ month: '2026-10', gstin: '' });
});
export const NoGstin = meta.story({ args: { gstins: [] } });
NoGstin.test('without a GSTIN there is Tally only, and where to enter one', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Save for Tally' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /e-invoices|portal/ })).toBeNull();
  await expect(canvas.getByText(/enter it under Company/)).toBeVisible();
});
