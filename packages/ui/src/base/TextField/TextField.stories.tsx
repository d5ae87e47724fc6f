import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: {
    label: 'Email',
    name: 'email',
    type: 'email' as const,
    autoComplete: 'email',
    defaultValue: '',
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['`type` and `autoComplete` choose the keyboard and the autofill (WCAG 1.3.5).'],
      do: ['Set `type` and `autoComplete`', 'Say in the error what to do'],
      dont: [
        'Use a placeholder as a label',
        'Use it for numbers, dates or passwords, which have fields of their own',
      ],
      examples: {
        do: () => (
          <TextField
            name="do"
            label="Email"
            defaultValue="asha@example"
            error="Enter an email such as asha@example.com"
          />
        ),
        dont: () => (
          <TextField
            name="dont"
            label="Field"
            placeholder="Enter your email address here"
            error="Invalid input"
          />
        ),
      },
    },
  },
});

export const Empty = meta.story();
Empty.test('typed text reaches onChange', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com');
  await expect(args.onChange).toHaveBeenLastCalledWith('asha@example.com');
});
export const WithHint = meta.story({
  args: {
    label: 'Drive link',
    name: 'driveLink',
    type: 'url',
    placeholder: 'https://',
    hint: 'A link the client can open.',
  },
});
WithHint.test('the hint describes the field', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Drive link')).toHaveAccessibleDescription(
    'A link the client can open.',
  );
});
export const Invalid = meta.story({
  tags: ['snapshot'],
  args: { defaultValue: 'asha@', error: 'Write an email address, such as name@example.com.' },
});
Invalid.test('the error replaces the hint and describes the field', async ({ canvas }) => {
  const field = canvas.getByLabelText('Email');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Write an email address, such as name@example.com.');
});
export const Disabled = meta.story({ args: { defaultValue: 'asha@example.com', disabled: true } });
export const LongText = meta.story({
  args: {
    label: 'Name of the society, as it stands on its registration',
    defaultValue: 'Shree Venkateshwara Cooperative Housing Society Limited',
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
