import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const words = ['Gate', 'Lobby', 'Warehouse'].map((word) => <p key={word}>{word}</p>);

const meta = preview.meta({
  component: Stack,
  args: { children: words },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'It has no role of its own. `as` makes it a list, a section or a fieldset.',
        'Reading order is the order of the children, in right-to-left languages too.',
      ],
      do: [
        'Use `gap` 4 between fields, 2 between buttons',
        'Use `rowFrom` for buttons that stack on a phone',
      ],
      dont: ['Give children margins of their own', 'Nest stacks for columns: use Grid'],
      examples: {
        do: () => (
          <Stack direction="row" gap={2} wrap>
            <Button variant="primary">Generate Bill</Button>
            <Button>Cancel</Button>
          </Stack>
        ),
        dont: () => (
          <Stack direction="row" gap={12}>
            <Button variant="primary">Generate Bill</Button>
            <Button>Cancel</Button>
          </Stack>
        ),
      },
    },
  },
});

export const Column = meta.story();
Column.test('children stand below each other with the gap between them', async ({ canvas }) => {
  const [first, second] = ['Gate', 'Lobby'].map((word) => canvas.getByText(word).getBoundingClientRect());
  await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
});
export const Row = meta.story({ args: { direction: 'row', gap: 6, align: 'baseline' } });
export const Between = meta.story({ args: { direction: 'row', justify: 'between' } });
export const AList = meta.story({
  args: { as: 'ul', 'aria-label': 'Posts', children: <li>Gate</li> },
});
AList.test('it can be another element', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Posts' })).toBeVisible();
});
export const RowFromMedium = meta.story({ args: { rowFrom: 'md', gap: 2 } });
export const LongContent = meta.story({
  args: {
    direction: 'row',
    wrap: true,
    gap: 2,
    children: Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Button key={index}>{`Shree Venkateshwara ${index + 1}`}</Button>
    )),
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
});
LongContent.test('a row that wraps is not wider than its place', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
