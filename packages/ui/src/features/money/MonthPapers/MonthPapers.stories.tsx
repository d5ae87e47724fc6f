import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { challans } from '../money.samples.ts';
import { MonthPapers } from './MonthPapers.tsx';

const meta = preview.meta({
  component: MonthPapers,
  args: {
    period: <b>November 2026</b>,
    challans,
    isAdding: false,
    onAdd: fn(),
    onDownload: fn(),
    onDelete: fn(),
    isPacking: false,
    onPack: fn(),
  },
});

export const WithReceipts = meta.story();
WithReceipts.test(
  'all papers are one press, and each receipt can be saved or deleted',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all papers (.zip)' }));
    await expect(args.onPack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete EPF Nov 2026.pdf' }));
    await expect(args.onDelete).toHaveBeenCalledWith(challans[0]);
    await expect(canvas.getByText('EPF · 240 KB · for all clients')).toBeVisible();
  },
);
WithReceipts.test(
  'a chosen file is added with its kind, for this client or for all',
  async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Challan'), 'esi');
    await userEvent.click(canvas.getByLabelText('For all clients'));
    const file = new File(['%PDF-1.4'], 'esi.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Receipt to add/), file);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ file, kind: 'esi', isForAll: false }));
  },
);
export const Refused = meta.story({
  args: { challans: [], problem: 'This file is neither a PDF nor a PNG or JPEG picture' },
});
Refused.test('a file that is no receipt is named', async ({ canvas }) => {
  await expect(canvas.getByText(/neither a PDF/)).toBeVisible();
  await expect(canvas.getByLabelText(/Receipt to add/)).toBeInvalid();
});
