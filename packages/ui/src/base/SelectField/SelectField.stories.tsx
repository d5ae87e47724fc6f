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
});

export const Chosen = meta.story();
Chosen.test('another choice reaches the form', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Shift'), 'night');
  await expect(args.onChange).toHaveBeenCalledWith('night');
});
export const NothingChosen = meta.story({ args: { value: '', placeholder: 'Choose a shift' } });
export const Invalid = meta.story({
  args: { value: '', placeholder: 'Choose a shift', error: 'Choose a shift.' },
});
export const Disabled = meta.story({ args: { disabled: true } });
