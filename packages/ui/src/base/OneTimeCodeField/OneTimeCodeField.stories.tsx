import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = preview.meta({
  component: OneTimeCodeField,
  args: { label: 'Code from the email', defaultValue: '', onChange: fn(), onComplete: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Boxes "Digit 1" to "Digit 6"; a paste into any box fills all.',
        'Phones offer the code for the first box. The error describes the group.',
      ],
      do: ['Keep the digits when a code is rejected', 'Submit in `onComplete`'],
      dont: ['Clear all boxes after one wrong digit', 'Use it for passwords'],
    },
  },
});
const shown = (boxes: HTMLElement[]) => boxes.map((box) => (box as HTMLInputElement).value || '_').join('');

export const Empty = meta.story();
Empty.test('focus moves with each digit and letters are rejected', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 1'));
  await userEvent.keyboard('1a2 3456');
  await expect(shown(canvas.getAllByRole('textbox'))).toBe('123456');
  await expect(args.onComplete).toHaveBeenCalledOnce();
  await expect(args.onComplete).toHaveBeenCalledWith('123456');
});
Empty.test('a pasted code fills all boxes and ignores separators', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 3'));
  await userEvent.paste('123 456');
  await expect(shown(canvas.getAllByRole('textbox'))).toBe('123456');
  await expect(canvas.getByLabelText('Digit 6')).toHaveFocus();
  await expect(args.onComplete).toHaveBeenCalledOnce();
  await expect(args.onComplete).toHaveBeenCalledWith('123456');
});
Empty.test('the code is found in a pasted message, in any script', async ({ canvas, userEvent }) => {
  for (const text of [
    'Your code is 123456. It is valid for 10 minutes.',
    '30 Nov 2026: 123 456',
    'कोड १२३४५६, १० मिनट',
  ]) {
    await userEvent.click(canvas.getByLabelText('Digit 2'));
    await userEvent.paste(text);
    await expect(shown(canvas.getAllByRole('textbox'))).toBe('123456');
    for (let digit = 0; digit < 6; digit += 1) await userEvent.keyboard('{Backspace}');
  }
});
for (const digit of [1, 3])
  Empty.test(`a code that is filled into box ${digit} fills all`, async ({ args, canvas }) => {
    for (const [code, digits] of [
      ['123456', '123456'],
      ['654 321', '654321'],
    ] as const) {
      fireEvent.change(canvas.getByLabelText(`Digit ${digit}`), { target: { value: code } });
      await expect(shown(canvas.getAllByRole('textbox'))).toBe(digits);
    }
    await expect(canvas.getByLabelText(`Digit ${digit}`)).not.toHaveAttribute('maxlength');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  });
Empty.test('backspace clears a box, then goes back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 1'));
  await userEvent.keyboard('123{Backspace}');
  await expect(shown(canvas.getAllByRole('textbox'))).toBe('12____');
  await expect(canvas.getByLabelText('Digit 3')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(args.onChange).toHaveBeenLastCalledWith('1');
});
export const Filled = meta.story({ args: { defaultValue: '123456' } });
Filled.test('typing over a digit replaces it and gaps stay', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('textbox');
  await userEvent.click(canvas.getByLabelText('Digit 3'));
  await userEvent.keyboard('9');
  await expect(shown(boxes)).toBe('129456');
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect(shown(boxes)).toBe('12_456');
});
Filled.test('arrows, Home and End move between boxes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 2'));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByLabelText('Digit 3')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByLabelText('Digit 6')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByLabelText('Digit 1')).toHaveFocus();
});
export const Invalid = meta.story({ args: { defaultValue: '123456', error: 'Invalid OTP' } });
Invalid.test('the error belongs to the whole group', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Code from the email' })).toHaveAccessibleDescription(
    'Invalid OTP',
  );
});
export const Disabled = meta.story({ args: { defaultValue: '123456', disabled: true } });
Empty.test('the first box has autocomplete one-time-code', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Digit 1')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(canvas.getByLabelText('Digit 1')).toHaveAttribute('inputmode', 'numeric');
});
export const PartlyFilled = meta.story({
  tags: ['snapshot'],
  args: { defaultValue: '123', hint: 'It lasts ten minutes.' },
});
export const FourDigits = meta.story({ args: { length: 4 } });

export const RightToLeft = meta.story({ args: { defaultValue: '123456' }, globals: { direction: 'rtl' } });
RightToLeft.test('the digits stand from left to right', async ({ canvas }) => {
  const [first, second] = [canvas.getByLabelText('Digit 1'), canvas.getByLabelText('Digit 2')];
  await expect(first.getBoundingClientRect().left).toBeLessThan(second.getBoundingClientRect().left);
});
