import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { label: 'Loading bills' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A `status` that names what is loading; the bars are hidden.'],
      do: ['Use it for the first load only; keep the old rows on a reload'],
      dont: ['Show it for a fraction of a second', 'Show more rows than are usually loaded'],
    },
  },
});

export const Lines = meta.story();
Lines.test('the label is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading bills');
});
export const Text = meta.story({ args: { shape: 'text', label: 'Loading the description' } });
export const Cards = meta.story({ args: { shape: 'cards', label: 'Loading requests' } });
export const OneCard = meta.story({ args: { shape: 'cards', rows: 1 } });
