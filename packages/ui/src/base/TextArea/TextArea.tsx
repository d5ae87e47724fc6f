import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

/** Several lines; the reader may pull it taller. */
export function TextArea({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  rows = 3,
  ...native
}: TextAreaProps) {
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlStyles({ class: 'resize-y' })}
        />
      )}
    </Field>
  );
}
