import { Field } from '../Field/Field.tsx';
import { bareInput, controlGroupStyles } from '../Field/field.styles.ts';
import type { FieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import { type NumberOrText, useNumberInput } from './useNumberInput.ts';

export interface NumberFieldProps extends FieldProps, Omit<NativeProps<'input'>, 'min' | 'max'> {
  /** Null while empty; the typed text while it is not a number, which the form rejects. */
  value: NumberOrText;
  /** Called on each change: the number, the text that is not a number, or null. */
  onChange: (value: NumberOrText) => void;
  /** 0 or more brings up a keypad without a minus. The form checks the limits. */
  min?: number | undefined;
  /** Not enforced while typing; the form checks it. */
  max?: number | undefined;
  /** The unit, after the number: `years`. */
  suffix?: string | undefined;
}

const parse = (text: string): number | null => {
  const plain = text.replaceAll(/[,\s]/g, '');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
};

/** A text `<input>` for a number, without spin buttons and without reacting to the wheel. Other attributes and `ref` go to the input. */
export function NumberField({ value, onChange, min, max: _, suffix, ...props }: NumberFieldProps) {
  const { frame, control } = useField(props);
  const input = useNumberInput(value, onChange, parse, String);
  return (
    <Field {...frame}>
      <div className={controlGroupStyles()}>
        <input
          inputMode={min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...control}
          type="text"
          value={input.text}
          onChange={(event) => input.type(event.target.value)}
          className={`${bareInput} tabular-nums`}
        />
        {suffix && <span className="pe-3 text-muted">{suffix}</span>}
      </div>
    </Field>
  );
}
