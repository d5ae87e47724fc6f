import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { fieldStyles } from './field.styles.ts';
import type { FieldProps } from './field-props.ts';
import { messageIdOf, messageProps } from './useField.ts';

export interface FieldGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'disabled' | 'name' | 'role'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  /** `radiogroup` sets aria-required and aria-invalid on the group instead of its controls. */
  role?: 'radiogroup' | undefined;
}

/** A `<fieldset>` with label, controls, hint and error. Attributes and `ref` go to the fieldset. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, required, role, className, children, ...rest } = props;
  const generated = useId();
  const id = rest.id ?? generated;
  const labelId = `${id}-label`;
  const { 'aria-invalid': invalid, ...described } = messageProps(
    id,
    { hint, error },
    rest['aria-describedby'],
  );
  return (
    <fieldset
      aria-labelledby={labelId}
      {...rest}
      {...described}
      {...(role ? { role, 'aria-invalid': invalid, 'aria-required': required } : {})}
      className={classNames(`${fieldStyles.root} min-w-0`, className)}
    >
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      {children}
      <FieldMessage id={messageIdOf(id)} hint={hint} error={error} />
    </fieldset>
  );
}

/** Props of a field that is a group of controls: all other attributes go to the group. */
export interface GroupFieldProps
  extends FieldProps,
    Omit<FieldGroupProps, keyof FieldProps | 'children' | 'defaultValue' | 'onChange' | 'role'> {}
