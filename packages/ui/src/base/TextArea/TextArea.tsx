import { Field } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import type { BoxFieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import type { ValueProps } from '../Field/value-props.ts';

interface TextAreaOwnProps extends BoxFieldProps, NativeProps<'textarea'> {
  /** Initial height in lines; default 3. */
  rows?: number | undefined;
}

export type TextAreaProps = TextAreaOwnProps & ValueProps<string>;

/** A `<textarea>` with label, hint and error. Attributes and `ref` go to the textarea. */
export function TextArea({ rows = 3, onChange, ...props }: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        rows={rows}
        onChange={(event) => onChange?.(event.target.value)}
        className={controlStyles({ class: 'resize-y' })}
      />
    </Field>
  );
}
