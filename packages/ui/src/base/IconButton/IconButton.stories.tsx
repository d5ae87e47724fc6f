import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { inSizes } from '../../../testing/in-sizes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Next picture', children: <Icon name="chevron-right" />, onPress: fn() },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['A native `button` named by `label`. In every size it is 48 px for fingers.'],
      do: ['Use it for icons that everybody knows: close, next, pause', 'Name what it does: "Next picture"'],
      dont: [
        'Use it where there is room for a word: use Button',
        'Rely on a Tooltip to explain it: touch shows none',
      ],
    },
  },
});

export const Secondary = meta.story();
Secondary.test('Enter and Space press the button', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});
export const Plain = meta.story({
  args: { variant: 'plain', label: 'Close', children: <Icon name="close" /> },
});
export const Sizes = meta.story({
  tags: ['snapshot'],
  render: (args) => inSizes((size) => <IconButton {...args} size={size} />),
});
Sizes.test('the button is as wide as high in every size', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBe(height);
  }
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Pending = meta.story({ args: { pending: true } });
