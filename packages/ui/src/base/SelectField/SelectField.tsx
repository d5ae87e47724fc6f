import { Field } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_DOWN } from '../Icon/single-shapes.ts';

export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`, and the form value. */
  value: Value;
  /** A few words. */
  label: string;
  /** Listed but not selectable. */
  disabled?: boolean | undefined;
}

interface SelectFieldOwnProps<Value extends string = string>
  extends BoxFieldProps,
    Omit<NativeProps<'select'>, 'multiple'> {
  /** Up to a dozen; for more use ComboBox. */
  options: readonly SelectOption<Value>[];
  /** First option of the list, for no selection. */
  placeholder?: string | undefined;
}

export type SelectFieldProps<Value extends string = string> = SelectFieldOwnProps<Value> & ValueProps<Value>;

/** A `<select>` with label, hint and error. Attributes and `ref` go to the select. */
export function SelectField<Value extends string = string>({
  onChange,
  options,
  placeholder,
  ...props
}: SelectFieldProps<Value>) {
  const { frame, control } = useField(props);
  const select = (value: string) => {
    const option = options.find((each) => each.value === value);
    onChange?.(option ? option.value : ('' as Value));
  };
  return (
    <Field {...frame}>
      <div className="relative">
        <select
          {...control}
          onChange={(event) => select(event.target.value)}
          className={controlStyles({
            class: `appearance-none truncate pe-9 ${placeholder === undefined ? '' : 'has-[option:first-child:checked]:text-faint'}`,
          })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Shape
          shape={CHEVRON_DOWN}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 inset-e-3 size-4 text-muted"
        />
      </div>
    </Field>
  );
}
