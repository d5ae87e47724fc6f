import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Rating } from './Rating.tsx';

const meta = preview.meta({ component: Rating, args: { value: 4 } });

export const Four = meta.story();
Four.test('it is read as words', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeVisible();
});
export const Fraction = meta.story({ args: { value: 3.4 } });
export const None = meta.story({ args: { value: 0 } });
