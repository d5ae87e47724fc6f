import { type ReactNode, useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldStyles } from './field.styles.ts';

export interface FieldProps {
  /** Stands above the control and names it. */
  label: string;
  /** Path of the value on the wire, such as `email` or `location.city`. */
  name: string;
  /** One line below, in sight before anything goes wrong. */
  hint?: string | undefined;
  /** Takes the hint's place. Says what is wrong and what to do. */
  error?: string | undefined;
  /** Read as required by assistive technology; the form says what is missing. */
  required?: boolean | undefined;
  /** Shown, not sent and not reachable. Say beside it why. */
  disabled?: boolean | undefined;
}

/** What ties the control to its label and message; spread on the element one types in. */
export interface ControlProps {
  /** What the label points at. */
  id: string;
  /** From the field. */
  name: string;
  /** From the field. */
  disabled: boolean | undefined;
  /** From the field. */
  required: boolean | undefined;
  /** While there is an error. */
  'aria-invalid': true | undefined;
  /** The hint or the error, while there is one. */
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
