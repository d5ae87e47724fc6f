import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'onPaste'
>;

export interface TextFieldProps extends FieldProps, Native {
  /** Held by the caller. */
  value: string;
  /** At each key. */
  onChange: (value: string) => void;
  /** Brings up the fitting keyboard; the form checks what was typed. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
}

/** One line of text. */
export function TextField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <input
          {...native}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={controlStyles()}
        />
      )}
    </Field>
  );
}
