import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { label: 'Loading bills' },
  parameters: {
    docs: {
      description: {
        component: [
          'Where a list, a text or cards will be, so that nothing jumps when they come. Only for the first time: a list that is',
          'renewed keeps its old rows to be read. For work with a known end, **Progress**.',
          '',
          '**Accessibility.** A `status` that says what is loading; the bars are silent, and still under reduced motion.',
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
export const RightToLeft = meta.story({
  args: { shape: 'text' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
