import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';

export interface TextAreaProps extends FieldProps {
  /** Held by the caller. */
  value: string;
  /** At each key. */
  onChange: (value: string) => void;
  /** How tall it is before it is pulled; 3 unless told. */
  rows?: number | undefined;
  /** Where the browser stops typing; the form checks too. */
  maxLength?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** For what a browser may know: `street-address`. */
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
