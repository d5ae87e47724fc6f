import type { ComponentProps } from 'react';

/** What every field has, whatever its control. */
export interface FieldProps {
  /** Shown above the control; its accessible name. */
  label: string;
  /** Path of the value in the request body, such as `email` or `location.city`. */
  name: string;
  /** One line below the control. */
  hint?: string | undefined;
  /** Replaces the hint. Says what is wrong and what to do. */
  error?: string | undefined;
  /** Read as required by assistive technology; the form says what is missing. */
  required?: boolean | undefined;
  /** Shown, not sent and not focusable. Say beside it why. */
  disabled?: boolean | undefined;
}

/** The attributes and ref of a native control that a field passes on. */
export type NativeProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | 'children' | 'className' | 'defaultValue' | 'onChange' | 'type' | 'value'
>;
