import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { TextField } from '../TextField/TextField.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = preview.meta({
  component: MoneyField,
  args: { label: 'Amount', name: 'amount', defaultValue: null, onChange: fn() },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A text field with a numeric keypad. Text that is not an amount stays.'],
      do: ['Repeat large amounts in words in the hint'],
      dont: ['Use it for counts: use NumberField'],
      examples: {
        do: () => <MoneyField name="do" label="Amount" defaultValue={124000} />,
        dont: () => <TextField name="dont" label="Amount" defaultValue="124000" />,
      },
    },
  },
});

export const Empty = meta.story();
Empty.test('digits are grouped in lakhs on blur', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Amount');
  await userEvent.type(field, '146500');
  await expect(field).toHaveValue('146500');
  await userEvent.tab();
  await expect(field).toHaveValue('1,46,500.00');
  await expect(args.onChange).toHaveBeenLastCalledWith(146500);
});
Empty.test('an amount is typed as people write it', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Amount');
  for (const text of [
    '₹1,46,500.5',
    'Rs. 1,46,500.50',
    '1,46,500.5/-',
    '146500.5',
    'INR 1 46 500.5',
    '१,४६,५००.५',
    '146500.5 Rs',
  ]) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await expect(args.onChange).toHaveBeenLastCalledWith(146500.5);
  }
  await userEvent.clear(field);
  await userEvent.type(field, '1,5');
  await expect(args.onChange).toHaveBeenLastCalledWith('1,5');
});
Empty.test('text that is not an amount stays as typed', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Amount');
  await userEvent.type(field, '12 lakh');
  await userEvent.tab();
  await expect(field).toHaveValue('12 lakh');
  await expect(args.onChange).toHaveBeenLastCalledWith('12 lakh');
});
export const Filled = meta.story({
  args: { defaultValue: 146500, hint: 'One lakh forty-six thousand five hundred rupees' },
});
export const Invalid = meta.story({ args: { defaultValue: 0, error: 'Write an amount above ₹0.' } });
export const Disabled = meta.story({ args: { defaultValue: 146500, disabled: true } });
