import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  component: SegmentedControl,
  args: {
    label: 'Your status',
    name: 'status',
    defaultValue: 'active',
    size: 'large' as const,
    options: [
      { value: 'active', label: 'Active', mark: 'lantern' as const },
      { value: 'onBreak', label: 'On break', mark: 'pause' as const },
      { value: 'completed', label: 'Completed', mark: 'tick' as const },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Native radios: Tab reaches the selected one, arrow keys select.',
        'While `pending`, changes are ignored, the group is busy and focus stays.',
      ],
      do: ['Give each segment a distinct icon', 'Use `large` for one-handed use'],
      dont: ['Use it for more than four', 'Use it for parts of a page: use Tabs'],
    },
  },
});

export const Large = meta.story({ tags: ['snapshot'] });
Large.test('arrow keys select the next and previous segment', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenCalledWith('onBreak');
  await expect(canvas.getByRole('radio', { name: 'On break' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
});
export const Medium = meta.story({ args: { size: undefined } });
export const Small = meta.story({ args: { size: 'small' } });
export const Pending = meta.story({ args: { pending: true } });
Pending.test('changes while pending are ignored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
});
