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
    docs: {
      description: {
        component: [
          'Below a **PasswordField** where a new one is made (signup, reset), never where one logs in. It helps and does not',
          'forbid: what is allowed is the form’s and the server’s to say. Apart from PasswordField, so that login does not carry it.',
          '',
          'A small estimate of its own: kinds of characters, runs, words and keys guessed first (with their @ and 0 undone), and what',
          'is known of the person. It counts for nobody’s security policy, and no secret leaves the page.',
          '',
          '**Accessibility.** A word and advice in a polite `status`, and a bar that is silent; colour only repeats them.',
        ].join('\n'),
      },
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
export const Weak = meta.story({ args: { value: 'lantern' } });
export const Fair = meta.story({ args: { value: 'fS7!qLx2' } });
export const Good = meta.story({ args: { value: 'fS7!qLx2vT' } });
export const Strong = meta.story({ args: { value: 'lamp at the gate' } });
export const Personal = meta.story({ args: { value: 'RukminiKulkarni7', personal: ['Rukmini Kulkarni'] } });
Personal.test('a password with the own name scores low', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('It holds your name or address.');
});
export const RightToLeft = meta.story({
  args: { value: 'fS7!qLx2' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
