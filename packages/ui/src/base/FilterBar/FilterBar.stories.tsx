import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({
  component: FilterBar,
  args: {
    label: 'Filter clients',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'All', count: 21 },
      { value: 'assigned', label: 'Assigned', count: 17 },
      { value: 'unassigned', label: 'Unassigned', count: 4 },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A named group of buttons with `aria-pressed`. Announce the new count yourself.'],
      do: ['Start with "All"', 'Use at most six'],
      dont: ['Use it for parts of a page: use Tabs', 'Combine two bars on one list'],
    },
  },
});

export const WithCounts = meta.story({ tags: ['snapshot'] });
WithCounts.test('one filter is pressed and another can be pressed', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'All 21' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Unassigned 4' }));
  await expect(args.onChange).toHaveBeenCalledWith('unassigned');
  await expect(canvas.getByRole('button', { name: 'Unassigned 4' })).toHaveAttribute('aria-pressed', 'true');
});
export const Controlled = meta.story({ args: { defaultValue: undefined, value: 'assigned' } });
Controlled.test(
  'a controlled filter stays until the caller changes it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 21' }));
    await expect(args.onChange).toHaveBeenCalledWith('all');
    await expect(canvas.getByRole('button', { name: 'Assigned 17' })).toHaveAttribute('aria-pressed', 'true');
  },
);
export const Narrow = meta.story({ decorators: [(Story) => <div className="w-40">{Story()}</div>] });
