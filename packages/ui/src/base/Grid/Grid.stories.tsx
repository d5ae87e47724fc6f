import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';

const posts = ['Gate', 'Lobby', 'Warehouse', 'Hospital corridor', 'Roof', 'Car park'];
const boxes = posts.map((post) => (
  <Box key={post} ground="sunken">
    {post}
  </Box>
));

const meta = preview.meta({
  component: Grid,
  args: { columns: { sm: 2, lg: 3 }, children: boxes },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['It has no role of its own. Reading order is the order of the children.'],
      do: [
        'Use `tile` where the place may be narrow: a panel, a dialog',
        'Use `columns` for fields of a form',
      ],
      dont: ['Lay out rows of data with it: use Table', 'Change the order of children by CSS'],
    },
  },
});

export const ByWindow = meta.story();
export const TwoColumns = meta.story({ args: { columns: 2 } });
TwoColumns.test('columns are equally wide', async ({ canvas }) => {
  const [first, second] = ['Gate', 'Lobby'].map((post) => canvas.getByText(post).getBoundingClientRect());
  await expect(first?.top).toBe(second?.top);
  await expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(1);
});
export const Tiles = meta.story({ args: { tile: 'small' } });
export const TilesInANarrowPlace = meta.story({
  args: { tile: 'large' },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
});
TilesInANarrowPlace.test('a tile is never wider than its place', async ({ canvas }) => {
  await expect(canvas.getByText('Gate').getBoundingClientRect().width).toBeLessThanOrEqual(240);
});
export const LongContent = meta.story({
  args: {
    columns: 3,
    children: [
      <Box key="long" ground="sunken" className="wrap-anywhere">
        managing.committee.of.phase.two@venkateshwara-cooperative-housing-society.example
      </Box>,
      ...boxes,
    ],
  },
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
});
LongContent.test('a long word does not widen its column', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
