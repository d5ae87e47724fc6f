import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { label: 'Loading bills' },
  parameters: {
    guide: {
      status: 'stable',
      do: ['Use it for the first load only; keep the old rows on a reload'],
      dont: ['Show it for a fraction of a second', 'Show more rows than are usually loaded'],
    },
    docs: {
      description: {
        component: [
          'A placeholder while a list, text or cards load for the first time, so that the layout does not shift. On a',
          'reload keep the old rows visible. For work with a known end use **Progress**.',
          '',
          '**Accessibility.** A `status` that names what is loading. The bars are hidden from screen readers and do not move with reduced motion.',
        ].join('\n'),
      },
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
