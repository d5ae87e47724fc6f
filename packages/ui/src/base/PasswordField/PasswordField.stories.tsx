import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: 'lamp at the gate',
    autoComplete: 'current-password' as const,
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Its button "Show" or "Hide" says what a press does. Hidden text is not announced.'],
      do: ['Choose `autoComplete`: password managers need it', 'Allow paste'],
      dont: ['Ask for the password twice', 'Show rules only after a failure'],
    },
  },
});

export const Hidden = meta.story();
Hidden.test('Show and Hide toggle the text', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  await expect(field).toHaveAttribute('type', 'password');
});
export const Invalid = meta.story({ args: { value: 'abc', error: 'Use at least 8 characters.' } });
Hidden.test('a password manager may paste', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.paste(' again');
  await expect(args.onChange).toHaveBeenLastCalledWith('lamp at the gate again');
});
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  },
});
