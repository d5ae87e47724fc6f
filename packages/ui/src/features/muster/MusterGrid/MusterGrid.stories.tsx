import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { disputedMuster, largeMuster, sentMuster } from '../muster.samples.ts';
import { MusterGrid } from './MusterGrid.tsx';

const meta = preview.meta({ component: MusterGrid, args: { muster: sentMuster, onChoose: fn() } });

export const Marks = meta.story({ args: { chosen: { guardId: 'g-nitin', day: '2026-11-26' } } });
Marks.test('the sums stand at the end of each guard', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: /^Sukhdev/ }).closest('tr')).toHaveTextContent(/9––$/);
  await expect(canvas.getByRole('button', { name: /Thu 26 Nov/, pressed: true })).toBeVisible();
});
export const SixtyGuards = meta.story({ args: { muster: largeMuster } });
SixtyGuards.test(
  'relievers are last and folded, with their number and duties',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(48 + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 relievers, 108 duties' }));
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(60 + 1);
    await expect(names.at(-2)).toMatch(/^Sukhdev Marandi 12/);
  },
);
SixtyGuards.test('the days and the names stay in sight while it is scrolled', async ({ canvas }) => {
  const grid = canvas.getByRole('grid');
  const frame = grid.parentElement as HTMLElement;
  frame.scrollTo(200, 600);
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const [head] = canvas.getAllByRole('columnheader', { name: /^15/ });
  await expect(frame.scrollTop).toBeGreaterThan(300);
  await expect(top(head as HTMLElement)).toBeLessThan(top(frame) + 20);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
export const Disputed = meta.story({ args: { muster: disputedMuster } });
Disputed.test('a disputed duty says so', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Thu 5 Nov: late, disputed$/ })).toBeVisible();
});
