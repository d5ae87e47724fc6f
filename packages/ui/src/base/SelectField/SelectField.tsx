import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption<Value extends string = string> {
  /** Sent with the form. */
  value: Value;
  /** A few words. */
  label: string;
  /** Listed, and not to be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  /** Empty while nothing is chosen; give a placeholder then. */
  value: Value;
  /** Another one was chosen; empty text for the placeholder. */
  onChange: (value: Value) => void;
  /** Up to a dozen; for more, ComboBox. */
  options: readonly SelectOption<NoInfer<Value>>[];
  /** First line of the list, standing for no choice. */
  placeholder?: string | undefined;
  /** For what a browser may know: `address-level1`. */
  autoComplete?: string | undefined;
}

/** One of up to a dozen, in the list the device brings along. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const {
    label,
    name,
    hint,
    error,
    required,
    disabled,
    value,
    onChange,
    options,
    placeholder,
    autoComplete,
  } = props;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    onChange(option ? option.value : ('' as Value));
  };
  return (
    <Field {...{ label, name, hint, error, required, disabled }}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => choose(event.target.value)}
            className={controlStyles({
              class: `appearance-none truncate pe-9 ${value === '' ? 'text-faint' : ''}`,
            })}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 inset-e-3 size-4 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
