import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { MotionPage } from './MotionPage.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Motion' });
Page.test('reduced motion sets all durations to 0', async ({ canvasElement }) => {
  const moving = canvasElement.querySelector('.duration-base');
  const wanted = matchMedia('(prefers-reduced-motion: reduce)').matches ? '0s' : '0.18s';
  await expect(getComputedStyle(moving as Element).transitionDuration).toBe(wanted);
});
