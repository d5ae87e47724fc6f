import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Box } from './Box.tsx';

const meta = preview.meta({
  component: Box,
  args: { ground: 'sunken', children: '26 days of the post and the work of 3 guards there end.' },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['It has no role of its own; `as="section"` with an `aria-label` makes it a region.'],
      do: ['Use one ground on a screen', 'Use `sunken` for a sum below a form'],
      dont: ['Put a box in a box', 'Draw a message with it: use Alert'],
    },
  },
});

export const Sunken = meta.story();
Sunken.test('content keeps its distance from the edge', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByText(/26 days/)).padding).toBe('16px');
});
export const Grounds = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <Box {...args} ground="none" edge="line" />
      <Box {...args} ground="surface" edge="strong" />
      <Box {...args} ground="raised" />
      <Box {...args} ground="sunken" square />
    </Grid>
  ),
});
export const LongContent = meta.story({
  args: { children: 'managing.committee@venkateshwara-cooperative-housing-society.example', padding: 6 },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
});
LongContent.test('a long word breaks inside', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
