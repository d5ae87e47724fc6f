import { useState } from 'react';
import { bareInput, controlGroupStyles } from '../Field/control-group.styles.ts';
import { Field } from '../Field/Field.tsx';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

interface PasswordFieldOwnProps extends BoxFieldProps, NativeProps<'input'> {
  /** Tells password managers whether to fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export type PasswordFieldProps = PasswordFieldOwnProps & ValueProps<string>;

/** A password `<input>` with a Show button (ASVS 6.2.7). Attributes and `ref` go to the input. */
export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  const t = useWords(baseWords);
  const { frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <div className={controlGroupStyles()}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={shown ? 'text' : 'password'}
          onChange={(event) => onChange?.(event.target.value)}
          className={bareInput}
        />
        <button
          type="button"
          disabled={control.disabled}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
          className="min-w-14 self-stretch rounded-md px-3 font-semibold text-muted text-xs hover:text-ink"
        >
          {t(shown ? 'hide' : 'show')}
        </button>
      </div>
    </Field>
  );
}
