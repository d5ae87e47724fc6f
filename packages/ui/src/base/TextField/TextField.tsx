import { Field } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';

interface TextFieldOwnProps extends BoxFieldProps, NativeProps<'input'> {
  /** Selects the phone's keyboard; the form validates. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
}

export type TextFieldProps = TextFieldOwnProps & ValueProps<string>;

/** An `<input>` with label, hint and error. Attributes and `ref` go to the input. */
export function TextField({ type = 'text', onChange, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input
        {...control}
        type={type}
        onChange={(event) => onChange?.(event.target.value)}
        className={controlStyles()}
      />
    </Field>
  );
}
