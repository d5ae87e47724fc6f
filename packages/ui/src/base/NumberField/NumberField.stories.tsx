import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  args: {
    label: 'Experience',
    name: 'experience',
    defaultValue: null,
    min: 0,
    suffix: 'years',
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['The unit is hidden from screen readers. Text that is not a number stays.'],
      do: ['Name the unit in the label too'],
      dont: ['Use it for phone numbers and codes: use TextField'],
    },
  },
});

export const Empty = meta.story();
Empty.test('digits become a number', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Experience'), '12');
  await expect(args.onChange).toHaveBeenLastCalledWith(12);
});
Empty.test('text that is not a number stays and is reported as text', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Experience');
  for (const text of ['two', '1e1', '+2', '1,5', '1 5', '1,25']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await expect(field).toHaveValue(text);
    await expect(args.onChange).toHaveBeenLastCalledWith(text);
  }
});
Empty.test('digits may be grouped in lakhs', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Experience'), '1,25,000.5');
  await expect(args.onChange).toHaveBeenLastCalledWith(125000.5);
});
Empty.test('spaces alone are an empty value', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Experience'), '  ');
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
});
export const Filled = meta.story({ args: { defaultValue: 7 } });
export const Invalid = meta.story({ args: { defaultValue: -1, error: 'Experience is 0 or more years.' } });
export const Disabled = meta.story({ args: { defaultValue: 7, disabled: true } });
export const WithHint = meta.story({ args: { hint: 'Whole years are enough.' } });
