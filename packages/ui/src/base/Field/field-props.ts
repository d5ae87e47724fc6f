import type { ComponentProps } from 'react';
import type { Size } from '../size.ts';

/** Props that all fields share. */
export interface FieldProps {
  /** Shown above the control; its accessible name. */
  label: string;
  /** Path of the value in the request body, such as `email` or `location.city`. */
  name: string;
  /** One line below the control. */
  hint?: string | undefined;
  /** Replaces the hint. Says what is wrong and what to do. */
  error?: string | undefined;
  /** Announced as required by assistive technology; the form reports missing values. */
  required?: boolean | undefined;
  /** Shown but not submitted and not focusable. Explain why beside it. */
  disabled?: boolean | undefined;
  /** For the element around label, control and message: its place and width. */
  className?: string | undefined;
}

/** Props of fields whose control is one box, sized as buttons are. */
export interface BoxFieldProps extends FieldProps {
  /** 28, 40 or 48 px high; 48 px for fingers. */
  size?: Size | undefined;
}

/** The attributes and ref of a native control that a field passes on. */
export type NativeProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof BoxFieldProps | 'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
>;
