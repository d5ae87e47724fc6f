import { Field } from '../Field/Field.tsx';
import { controlStyles } from '../Field/field.styles.ts';
import type { FieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';

export interface TextAreaProps extends FieldProps, NativeProps<'textarea'> {
  /** The text; the caller keeps it. */
  value: string;
  /** Called at each key. */
  onChange: (value: string) => void;
  /** Height in lines before it is resized; 3 unless told. */
  rows?: number | undefined;
}

/** A `<textarea>` with label, hint and error, resizable in height. Other attributes and `ref` go to the textarea. */
export function TextArea({ rows = 3, onChange, ...props }: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
        className={controlStyles({ class: 'resize-y' })}
      />
    </Field>
  );
}
