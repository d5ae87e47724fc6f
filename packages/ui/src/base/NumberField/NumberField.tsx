import { bareInput, controlGroupStyles } from '../Field/control-group.styles.ts';
import { Field } from '../Field/Field.tsx';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { type NumberOrText, parseDecimal, useNumberInput } from './useNumberInput.ts';

export type { NumberOrText };

interface NumberFieldOwnProps extends BoxFieldProps, Omit<NativeProps<'input'>, 'min' | 'max'> {
  /** 0 or more brings up a keypad without a minus. The form checks the limits. */
  min?: number | undefined;
  /** Not enforced while typing; the form checks it. */
  max?: number | undefined;
  /** The unit, after the number: `years`. */
  suffix?: string | undefined;
}

export type NumberFieldProps = NumberFieldOwnProps & ValueProps<NumberOrText>;

/** A text `<input>` for a number, without spin buttons. Attributes and `ref` go to the input. */
export function NumberField({
  value,
  defaultValue,
  onChange,
  min,
  max: _,
  suffix,
  ...props
}: NumberFieldProps) {
  const { frame, control } = useField(props);
  const input = useNumberInput({ value, defaultValue, onChange }, parseDecimal, String);
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
