import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Field } from './Field.tsx';
import { controlStyles } from './field.styles.ts';
import type { FieldProps } from './field-props.ts';
import { useField } from './useField.ts';

function CustomField(props: FieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input {...control} className={controlStyles()} />
    </Field>
  );
}

const meta = preview.meta({
  component: CustomField,
  args: {
    label: 'Client',
    name: 'client',
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['The label names the control; the hint, or the error instead of it, describes it.'],
      do: ['Build a new kind of field with it', 'Write "(optional)" into the hint of optional fields'],
      dont: ['Use a placeholder as a label', 'Show hint and error at once'],
    },
  },
});

export const Normal = meta.story();
Normal.test('the label names the control', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Client')).toHaveAttribute('name', 'client');
});
export const Required = meta.story({ args: { required: true } });
Required.test('a required field is exposed as required', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Client' })).toBeRequired();
});
export const WithHint = meta.story({ args: { hint: 'As it stands on the agreement.' } });
export const WithError = meta.story({
  args: { hint: 'As it stands on the agreement.', error: 'Client is required' },
});
WithError.test('the error replaces the hint', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Client is required');
  await expect(canvas.queryByText('As it stands on the agreement.')).toBeNull();
});
