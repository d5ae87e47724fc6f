import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Send me a copy by email', name: 'copy', defaultChecked: false, onChange: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A native checkbox, toggled by Space. The whole row is the target.'],
      do: [
        'Phrase the label as the statement that is true when it is checked',
        'Set `indeterminate` when some of a group are checked',
      ],
      dont: ['Phrase it as a negative: "Do not send"', 'Apply it at once: use Switch'],
      examples: {
        do: () => <Checkbox label="I agree to the Terms of Service" />,
        dont: () => <Checkbox label="Don't disable notifications" defaultChecked />,
      },
    },
  },
});

export const Empty = meta.story();
Empty.test(
  'Space checks the box and a press on the label unchecks it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Send me a copy by email' })).toBeChecked();
    await userEvent.click(canvas.getByText('Send me a copy by email'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false, false);
  },
);
export const Checked = meta.story({ args: { defaultChecked: true } });
export const Indeterminate = meta.story({ args: { label: 'All rows', indeterminate: true } });
Indeterminate.test('an indeterminate box is exposed as partially checked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});
export const WithHint = meta.story({ args: { hint: 'Goes to the address of your account.' } });
export const Invalid = meta.story({
  tags: ['snapshot'],
  args: { required: true, error: 'Tick this to go on.' },
});
Invalid.test('the error describes the box', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.');
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LabelHidden = meta.story({ args: { hideLabel: true, label: 'Select Tapovan Heights' } });
export const LabelHiddenDisabled = LabelHidden.extend({ args: { disabled: true } });
LabelHiddenDisabled.test('a disabled box in a row is as high as its target', async ({ canvasElement }) => {
  const [row] = canvasElement.getElementsByTagName('label');
  await expect(row?.parentElement?.clientHeight).toBe(row?.clientHeight);
});
