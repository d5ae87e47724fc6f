import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  args: {
    label: 'How should we reply',
    name: 'reply',
    defaultValue: 'email',
    options: [
      { value: 'email', label: 'By email' },
      { value: 'phone', label: 'By phone' },
      { value: 'post', label: 'By post' },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Native radios: Tab reaches the selected one, arrow keys select and wrap.',
        'The detail describes its radio, and the error the group.',
      ],
      do: ['Explain the differences in `detail`', 'Use at most six'],
      dont: ['Use it for yes or no: use Checkbox', 'Preselect an option that needs a decision'],
    },
  },
});

export const Selected = meta.story();
export const NothingSelected = meta.story({ args: { defaultValue: '', required: true } });
export const WithDetails = meta.story({
  tags: ['snapshot'],
  args: {
    hint: 'We answer within one working day.',
    options: [
      { value: 'email', label: 'By email', detail: 'To the address of your account' },
      { value: 'phone', label: 'By phone', detail: 'Monday to Friday, 9 am to 6 pm' },
    ],
  },
});
WithDetails.test('the detail describes its radio and does not change its name', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'By phone' })).toHaveAccessibleDescription(
    'Monday to Friday, 9 am to 6 pm',
  );
});
export const Inline = meta.story({ args: { layout: 'inline' } });
export const Invalid = meta.story({ args: { defaultValue: '', error: 'Choose how we should reply.' } });
Invalid.test('the error belongs to the group', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'How should we reply' });
  await expect(group).toHaveAccessibleDescription('Choose how we should reply.');
  await expect(group).toBeInvalid();
});
export const Disabled = meta.story({ args: { disabled: true } });
