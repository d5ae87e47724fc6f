import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Shift',
    name: 'shift',
    value: 'day',
    options: [
      { value: 'day', label: 'Day, 08:00–20:00' },
      { value: 'night', label: 'Night, 20:00–08:00' },
      { value: '24h', label: '24 hours', disabled: true },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A native `select`. The placeholder stands for no selection.'],
      do: ['Set a placeholder when nothing is selected yet'],
      dont: ['Act at once on a change', 'List more than a dozen options: use ComboBox'],
    },
  },
});

export const Selected = meta.story();
Selected.test('selecting an option calls onChange', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Shift'), 'night');
  await expect(args.onChange).toHaveBeenCalledWith('night');
});
export const NothingSelected = meta.story({ args: { value: '', placeholder: 'Choose a shift' } });
export const Invalid = meta.story({
  tags: ['snapshot'],
  args: { value: '', placeholder: 'Choose a shift', error: 'Choose a shift.' },
});
export const Disabled = meta.story({ args: { disabled: true } });
NothingSelected.test('the placeholder is the empty value', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Shift')).toHaveDisplayValue('Choose a shift');
  await expect(canvas.getByLabelText('Shift')).toHaveValue('');
});
