import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { bareInput, controlGroupStyles } from '../Field/field.styles.ts';

export interface PasswordFieldProps extends FieldProps {
  /** What was typed; it never reaches an address or a log. */
  value: string;
  /** At each key. */
  onChange: (value: string) => void;
  /** Tells a password manager whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret one may look at while typing; paste and password managers work (ASVS 6.2.7). */
export function PasswordField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  autoComplete,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <div className={controlGroupStyles()}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={bareInput}
          />
          <button
            type="button"
            disabled={disabled}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="min-h-8 min-w-14 self-stretch rounded-md px-3 font-semibold text-muted text-xs hover:text-ink"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
