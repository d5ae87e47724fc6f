import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { BankFile } from './BankFile.tsx';

const meta = preview.meta({ component: BankFile, args: { isReading: false, onFile: fn() } });

export const Empty = meta.story();
Empty.test('a chosen file is read', async ({ canvas, userEvent, args }) => {
  const file = new File(['Date,Narration,Credit'], 'bank.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText(/Bank statement/), file);
  await expect(args.onFile).toHaveBeenCalledWith(file);
});
export const Reading = meta.story({ args: { isReading: true } });
export const NoBankFile = meta.story({
  args: { problem: 'This file has no columns for date, narration and credit.' },
});
