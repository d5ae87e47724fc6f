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
});

export const Hidden = meta.story();
Hidden.test('it can be shown and hidden again', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  await expect(field).toHaveAttribute('type', 'password');
});
export const Invalid = meta.story({ args: { value: 'abc', error: 'Use at least 8 characters.' } });
export const Disabled = meta.story({ args: { disabled: true } });
