import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldStyles } from './field.styles.ts';
import { type FieldFrame, messageIdOf } from './useField.ts';

export interface FieldFrameProps extends FieldFrame {
  /** The control, with the props that useField returned for it. */
  children: ReactNode;
}

/** Label, native control, and hint or error, connected by the ids of useField. */
export function Field({ id, label, hint, error, className, size, children }: FieldFrameProps) {
  return (
    <div data-size={size} className={classNames(fieldStyles.root, className)}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {children}
      <FieldMessage id={messageIdOf(id)} hint={hint} error={error} />
    </div>
  );
}
