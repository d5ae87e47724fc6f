import { Field, type FieldProps } from '../Field/Field.tsx';
import { bareInput, controlGroupStyles } from '../Field/field.styles.ts';
import { type NumberOrText, useNumberInput } from '../NumberField/useNumberInput.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Rupees, as a number with at most two decimals. Null while empty; the text itself while what was typed is no amount. */
  value: NumberOrText;
  /** At each key: the amount so far, the text that is none, or null. */
  onChange: (rupees: NumberOrText) => void;
}

const lakhs = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const hasWholePaise = (rupees: number) => Number(rupees.toFixed(2)) === rupees;

/** `1,46,500`, `146500.5` and `₹ 1,46,500.00` are all amounts. */
const read = (text: string): number | null => {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
};
// A third decimal is shown as typed: rounding money silently would hide the mistake.
const write = (rupees: number) => (hasWholePaise(rupees) ? lakhs.format(rupees) : String(rupees));

/** An amount in rupees; on leaving it is grouped in lakhs with two decimals. */
export function MoneyField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
}: MoneyFieldProps) {
  const typed = useNumberInput(value, onChange, read, write);
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <div className={controlGroupStyles({ class: 'ps-3' })}>
          <span aria-hidden="true" className="text-muted">
            ₹
          </span>
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={typed.format}
            className={`${bareInput} ps-1.5 tabular-nums`}
          />
        </div>
      )}
    </Field>
  );
}
