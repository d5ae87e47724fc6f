import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Rating } from './Rating.tsx';

const meta = preview.meta({
  component: Rating,
  args: { value: 4 },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['One image named "4 out of 5". Filled and empty stars differ in shape.'],
      do: ['Keep the fraction in the text'],
      dont: ['Ask for a rating with it: use RatingField'],
    },
  },
});

export const Four = meta.story();
Four.test('the rating is read as text', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeVisible());
});
export const Fraction = meta.story({ args: { value: 3.4 } });
export const None = meta.story({ args: { value: 0 } });
export const OutOfTen = meta.story({ args: { value: 7, max: 10 } });
