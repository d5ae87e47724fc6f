import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Pager } from './Pager.tsx';

const meta = preview.meta({
  component: Pager,
  args: { from: 9, to: 16, total: 21 },
});

export const Middle = meta.story({ args: { onPrevious: fn(), onNext: fn() } });
Middle.test('both ways are open', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onPrevious).toHaveBeenCalledOnce();
  await expect(args.onNext).toHaveBeenCalledOnce();
});
export const FirstPage = meta.story({ args: { from: 1, to: 8, onNext: fn() } });
FirstPage.test('there is nothing before the first page', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});
export const Loading = meta.story({ args: { busy: true, onPrevious: fn(), onNext: fn() } });
export const Nothing = meta.story({
  args: { from: 0, to: 0, total: 0 },
});
