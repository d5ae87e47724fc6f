import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Rating } from './Rating.tsx';

const meta = preview.meta({
  component: Rating,
  args: { value: 4 },
  parameters: {
    docs: {
      description: {
        component: [
          'Stars that were given. To ask for them, **RatingField**.',
          '',
          '**Accessibility.** One picture with the words "4 out of 5", and its fraction in words though stars are whole. Filled and empty stars differ in shape as well as in weight.',
        ].join('\n'),
      },
    },
  },
});

export const Four = meta.story();
Four.test('the rating is read as text', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeVisible();
});
export const Fraction = meta.story({ args: { value: 3.4 } });
export const None = meta.story({ args: { value: 0 } });
export const OutOfTen = meta.story({ args: { value: 7, max: 10 } });
