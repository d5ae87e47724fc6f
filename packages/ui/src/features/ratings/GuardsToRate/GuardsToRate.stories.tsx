import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { GuardsToRate } from './GuardsToRate.tsx';

const rated = {
  assignmentId: 'a1',
  guard: { _id: 'guard-1', name: 'Mahesh Jadhav' },
  city: 'Pune',
  startDate: '2026-11-12',
  endDate: '2026-11-23',
};

const meta = preview.meta({ component: GuardsToRate, args: { rated: [rated], onRate: fn() } });

export const One = meta.story();
One.test('a guard who left can still be rated', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rate Mahesh Jadhav' }));
  await expect(args.onRate).toHaveBeenCalledWith(rated);
});
