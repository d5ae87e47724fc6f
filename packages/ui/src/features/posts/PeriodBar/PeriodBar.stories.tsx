import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { PeriodBar } from './PeriodBar.tsx';

const meta = preview.meta({
  component: PeriodBar,
  args: {
    view: 'week' as const,
    text: '20–26 Nov 2026',
    onBefore: fn(),
    onAfter: fn(),
    onPrint: fn(),
  },
});

export const Week = meta.story();
Week.test('the week before is shown', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Week before' }));
  await expect(args.onBefore).toHaveBeenCalledOnce();
});
export const AnotherMonth = meta.story({
  args: { view: 'month', text: 'Sep 2026', onToday: fn(), onAllSheets: fn() },
});
