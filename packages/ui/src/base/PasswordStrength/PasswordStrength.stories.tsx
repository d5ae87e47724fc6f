import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.tsx';

function WithField({ value: first, ...rest }: PasswordStrengthProps) {
  const [value, setValue] = useState(first);
  return (
    <div className="grid max-w-80 gap-3">
      <PasswordField
        label="New password"
        name="new"
        value={value}
        onChange={setValue}
        autoComplete="new-password"
      />
      <PasswordStrength {...rest} value={value} />
    </div>
  );
}

const meta = preview.meta({
  component: PasswordStrength,
  args: { value: '' },
  render: (args) => <WithField {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A word and advice in a polite `status`; the bar only repeats the word.'],
      do: ['Pass name and email as `personal`', 'Put it below its PasswordField'],
      dont: ['Show it at login', 'Send the password to a server to rate it'],
    },
  },
});

export const Empty = meta.story();
Empty.test('a longer password scores higher', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('New password');
  await userEvent.type(field, '12345678');
  await expect(canvas.getByRole('status')).toHaveTextContent('Strength: Very weak.');
  await userEvent.clear(field);
  await userEvent.type(field, 'lamp at the gate');
  await expect(canvas.getByRole('status')).toHaveTextContent('Strength: Strong.');
});
export const VeryWeak = meta.story({ args: { value: 'welcome1' } });
export const Weak = meta.story({ tags: ['snapshot'], args: { value: 'lantern' } });
export const Fair = meta.story({ args: { value: 'fS7!qLx2' } });
export const Good = meta.story({ args: { value: 'fS7!qLx2vT' } });
export const Strong = meta.story({ args: { value: 'lamp at the gate' } });
export const Personal = meta.story({ args: { value: 'RukminiKulkarni7', personal: ['Rukmini Kulkarni'] } });
Personal.test('a password that contains the user’s name scores low', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('It holds your name or address.');
});
export const Refused = meta.story({ args: { value: 'Password@2026', weakness: 'common' } });
Refused.test('a password that the server refuses is shown as very weak', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Strength: Very weak. It holds a word');
});
