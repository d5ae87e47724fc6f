import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { tdsLedger } from '../money.samples.ts';
import { TdsLedger } from './TdsLedger.tsx';

const meta = preview.meta({
  component: TdsLedger,
  args: { rows: tdsLedger, onAdd: fn(), onRemove: fn() },
});

export const Quarter = meta.story();
Quarter.test('a missing certificate is recorded from its client', async ({ canvas, userEvent, args }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: 'Record certificate of Nirmal Jeevan Multispeciality Hospital' }),
  );
  await expect(args.onAdd).toHaveBeenCalledWith(tdsLedger[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove certificate ABCD131' }));
  await expect(args.onRemove).toHaveBeenCalledWith('certificate-1');
});
Quarter.test('amounts end below each other', async ({ canvas }) => {
  const ends = canvas.getAllByText('Missing').map(({ nextElementSibling: amount }) => {
    const range = document.createRange();
    range.selectNodeContents(amount as Element);
    return Math.round(range.getBoundingClientRect().right);
  });
  await expect(new Set(ends).size).toBe(1);
});
export const Empty = meta.story({ args: { rows: [] } });
