import { useId } from 'react';
import type { BoxFieldProps, FieldProps } from './field-props.ts';

/** Connects the control to its label and message. */
export interface ControlProps {
  id: string;
  name: string;
  disabled: boolean | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  /** The id of the hint or error, after those of the caller. */
  'aria-describedby': string | undefined;
}

export interface FieldFrame extends Pick<BoxFieldProps, 'label' | 'hint' | 'error' | 'className' | 'size'> {
  /** Id of the control. */
  id: string;
}

type Described = { id?: string | undefined; 'aria-describedby'?: string | undefined };

export const messageIdOf = (id: string): string => `${id}-message`;

/** `aria-invalid` and `aria-describedby` of a control or group with that id. */
export function messageProps(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  describedBy?: string | undefined,
) {
  const ids = [describedBy, error || hint ? messageIdOf(id) : undefined].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids || undefined };
}

/** Splits the props of a field: `frame` for Field, and the rest as `control`. */
export function useField<Props extends BoxFieldProps & Described>(
  props: Props,
): { frame: FieldFrame; control: Omit<Props, keyof BoxFieldProps> & ControlProps } {
  const { label, name, hint, error, required, disabled, className, size, ...rest } = props;
  const generated = useId();
  const id = props.id ?? generated;
  return {
    frame: { id, label, hint, error, className, size },
    control: {
      ...rest,
      ...{ id, name, disabled, required },
      ...messageProps(id, { hint, error }, props['aria-describedby']),
    },
  };
}
