import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { matched } from '../money.samples.ts';
import { BankLines } from './BankLines.tsx';

const meta = preview.meta({
  component: BankLines,
  args: {
    lines: matched,
    submit: fn(async (..._sent: unknown[]) => [] as { index: number; message: string }[]),
  },
});

export const Guesses = meta.story();
Guesses.test(
  'a guess is shown with its reason and counts once it is recorded',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Name of the client; amount less TDS')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Record 1 payment' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith([
        expect.objectContaining({ clientId: 'client-1', bankAmount: 70_374, tds: 1213 }),
      ]),
    );
    await expect(canvas.getByRole('button', { name: 'Record 0 payments' })).toBeDisabled();
  },
);

export const Refused = meta.story({
  args: { submit: fn(async () => [{ index: 0, message: 'Nothing is owed any more' }]) },
});
Refused.test('a refused line stays with what the server says', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Record 1 payment' }));
  await expect(await canvas.findByText('Nothing is owed any more')).toBeVisible();
});
