import { Field, type FieldProps } from '../Field/Field.tsx';
import { bareInput, controlGroupStyles } from '../Field/field.styles.ts';
import { type NumberOrText, useNumberInput } from './useNumberInput.ts';

export interface NumberFieldProps extends FieldProps {
  /** Null while empty; the text itself while what was typed is no number, which the form refuses. */
  value: NumberOrText;
  /** At each key: the number so far, the text that is none, or null. */
  onChange: (value: NumberOrText) => void;
  /** 0 or more brings up a keypad without a minus. Checking the limits is the form's work. */
  min?: number | undefined;
  /** For the caller’s own check; nothing typed is cut. */
  max?: number | undefined;
  /** The unit, after the number: `years`. */
  suffix?: string | undefined;
}

const read = (text: string): number | null => {
  const plain = text.replaceAll(/[,\s]/g, '');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
};

/** A count, typed. No arrows to press: nobody means to change it by a wheel. */
export function NumberField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  min,
  suffix,
}: NumberFieldProps) {
  const typed = useNumberInput(value, onChange, read, String);
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <div className={controlGroupStyles()}>
          <input
            {...control}
            type="text"
            inputMode={min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            className={`${bareInput} tabular-nums`}
          />
          {suffix && <span className="pe-3 text-muted">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
