import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Lanterns } from './Lanterns.tsx';

const meta = preview.meta({
  component: Lanterns,
  args: { filled: 2, total: 3 },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['The number is the text; lit and unlit lanterns also differ in shape.'],
      do: ['Write the number first, so that numbers of a column align'],
      dont: ['Use it for a share of anything but places and people', 'Show the lanterns without the number'],
    },
  },
});

/** Lanterns drawn; each begins with one M. */
function marksIn(canvasElement: HTMLElement) {
  const count = (name: string) =>
    canvasElement.querySelector(`.lantern-${name}`)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
  return { lit: count('lit'), off: count('off') };
}

export const SomeFilled = meta.story();
SomeFilled.test('the number is text and the marks are hidden', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(marksIn(canvasElement)).toEqual({ lit: 2, off: 1 });
});
export const NoneFilled = meta.story({ args: { filled: 0, total: 4 } });
export const AllFilled = meta.story({ args: { filled: 4, total: 4 } });
export const OnePlace = meta.story({ args: { filled: 1, total: 1 } });
export const TwoRows = meta.story({ args: { filled: 7, total: 12 } });
export const ManyPlaces = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
  args: { filled: 20, total: 25 },
});
ManyPlaces.test('more than 12 places are shown as one lantern', async ({ canvasElement }) => {
  await expect(marksIn(canvasElement)).toEqual({ lit: 1, off: 1 });
});
export const OwnText = meta.story({ args: { text: '2 of 3 guards' } });
export const MoreThanAsked = meta.story({ args: { filled: 5, total: 3 } });
MoreThanAsked.test('more filled places than asked for light every lantern', async ({ canvasElement }) => {
  await expect(marksIn(canvasElement)).toEqual({ lit: 3, off: 0 });
});
export const RightToLeft = meta.story({
  tags: ['snapshot'],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
