import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { disputedMuster, sentMuster } from '../muster.samples.ts';
import { MusterGrid } from './MusterGrid.tsx';

const meta = preview.meta({ component: MusterGrid, args: { muster: sentMuster, onChoose: fn() } });

export const Marks = meta.story({ args: { chosen: { guardId: 'g-nitin', day: '2026-11-26' } } });
Marks.test('the sums stand at the end of each guard', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: /^Sukhdev/ }).closest('tr')).toHaveTextContent(/9––$/);
  await expect(canvas.getByRole('button', { name: /Thu 26 Nov/, pressed: true })).toBeVisible();
});
export const Disputed = meta.story({ args: { muster: disputedMuster } });
Disputed.test('a disputed duty says so', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Thu 5 Nov: late, disputed$/ })).toBeVisible();
});
