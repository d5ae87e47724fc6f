import { type ReactNode, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldStyles } from './field.styles.ts';

export interface FieldProps {
  label: string;
  /** Path of the value on the wire, such as `email` or `location.city`. */
  name: string;
  hint?: string | undefined;
  /** Takes the hint's place. Says what is wrong and what to do. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface ControlProps {
  id: string;
  name: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** Draws the control and spreads the given props on the element one types in. */
  children: (control: ControlProps) => ReactNode;
}

/** Ties a label, a native control and its hint or error together. */
export function Field({ label, name, hint, error, required, disabled, children }: FieldFrameProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        disabled,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
