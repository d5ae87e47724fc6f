import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { inSizes } from '../../../testing/in-sizes.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Generate Bill', onPress: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'While `pending` it is `aria-busy` and `aria-disabled`, keeps its focus and ignores presses.',
        'A `disabled` button cannot be focused. For fingers each size is 48 px high.',
      ],
      do: [
        'Name the action: "Generate Bill"',
        'Set `pending` while the action is running',
        'Use one `primary` on a screen',
      ],
      dont: ['Navigate with it: use ButtonLink', 'Disable it without an explanation beside it'],
      examples: {
        do: () => (
          <div className="flex gap-3">
            <Button variant="primary">Generate Bill</Button>
            <Button>Cancel</Button>
          </div>
        ),
        dont: () => (
          <div className="flex gap-3">
            <Button variant="primary">Submit</Button>
            <Button variant="primary">OK</Button>
          </div>
        ),
      },
    },
  },
});

export const Secondary = meta.story();
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Plain = meta.story({ args: { variant: 'plain', children: 'Cancel' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete bill' } });
export const InRow = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
  render: (args) => (
    <div className="flex gap-1">
      <Button {...args} size="small">
        Mark as Paid
      </Button>
      <Button {...args} size="small" variant="plain">
        Withdraw
      </Button>
      <Button {...args} size="small" variant="danger">
        Delete
      </Button>
    </div>
  ),
});
export const Sizes = meta.story({
  tags: ['snapshot'],
  render: (args) => inSizes((size) => <Button {...args} size={size} />),
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: { children: 'Send the request for twelve guards at Shree Venkateshwara Cooperative Housing Society' },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
export const Pending = meta.story({
  tags: ['snapshot'],
  args: { variant: 'primary', pending: true, type: 'submit' },
});
Pending.test('a press while pending is ignored and focus stays', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Generate Bill' });
  await userEvent.click(button);
  await expect(args.onPress).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-busy', 'true');
});
Secondary.test('Enter and Space press the button', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Generate Bill' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});
