import { bareInput, controlGroupStyles } from '../Field/control-group.styles.ts';
import { Field } from '../Field/Field.tsx';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { type NumberOrText, parseDecimal, useNumberInput } from '../NumberField/useNumberInput.ts';

export type MoneyFieldProps = BoxFieldProps & NativeProps<'input'> & ValueProps<NumberOrText>;

const lakhs = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const hasWholePaise = (rupees: number) => Number(rupees.toFixed(2)) === rupees;

/** `1,46,500`, `₹ 146500.5`, `Rs. 1,46,500`, `146500 Rs` and `1,46,500/-` are all amounts. */
const parse = (text: string) =>
  parseDecimal(text.replace(/^\s*(?:₹|Rs\.?|INR)|(?:\/[-=]?|\s(?:Rs\.?|INR|rupees))\s*$/gi, ''));
// Text with a third decimal is not an amount: rounding it would hide a mistake.
const write = (rupees: number) => (hasWholePaise(rupees) ? lakhs.format(rupees) : String(rupees));

/** A text `<input>` for rupees, grouped in lakhs on blur. Attributes and `ref` go to the input. */
export function MoneyField({ value, defaultValue, onChange, onBlur, ...props }: MoneyFieldProps) {
  const { frame, control } = useField(props);
  const input = useNumberInput({ value, defaultValue, onChange }, parse, write);
  return (
    <Field {...frame}>
      <div className={controlGroupStyles({ class: 'ps-3' })}>
        <span aria-hidden="true" className="text-muted">
          ₹
        </span>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...control}
          type="text"
          value={input.text}
          onChange={(event) => input.type(event.target.value)}
          onBlur={(event) => {
            input.format();
            onBlur?.(event);
          }}
          className={`${bareInput} ps-1.5 tabular-nums`}
        />
      </div>
    </Field>
  );
}
