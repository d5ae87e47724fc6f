import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Night theme', defaultOn: false, onChange: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'A native checkbox with `role="switch"`: Space toggles it.',
        'While `pending`, presses are ignored and focus stays.',
      ],
      do: ['Apply the change at once', 'Set `pending` while it is being saved'],
      dont: ['Use it in a form that is submitted later: use Checkbox', 'Change the label with the state'],
    },
  },
});

export const Off = meta.story();
Off.test('Space turns the switch on and off', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'Night theme' })).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});
export const On = meta.story({ args: { defaultOn: true } });
export const WithHint = meta.story({
  tags: ['snapshot'],
  args: { hint: 'Follows your device until you choose.' },
});
export const Pending = meta.story({ args: { defaultOn: true, pending: true } });
Pending.test('a press while pending is ignored and focus stays', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch'));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(canvas.getByRole('switch')).toHaveFocus();
});
export const Disabled = meta.story({ args: { disabled: true } });
