import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({
  component: FilterBar,
  args: {
    label: 'Filter clients',
    value: 'all',
    options: [
      { value: 'all', label: 'All', count: 21 },
      { value: 'assigned', label: 'Assigned', count: 17 },
      { value: 'unassigned', label: 'Unassigned', count: 4 },
    ],
    onChange: fn(),
  },
});

export const Counted = meta.story();
Counted.test('one filter is in force, and another can be chosen', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'All 21' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Unassigned 4' }));
  await expect(args.onChange).toHaveBeenCalledWith('unassigned');
});
