import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  /** Empty while nothing is chosen; give a placeholder then. */
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<NoInfer<Value>>[];
  /** First line of the list, standing for no choice. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

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
              class: `appearance-none truncate pr-9 ${value === '' ? 'text-faint' : ''}`,
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
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
