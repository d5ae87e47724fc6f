import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useTexts } from '../words/useWords.ts';
import { fieldStyles } from './field.styles.ts';
import type { BoxFieldProps, FieldProps } from './field-props.ts';

export interface AriaFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The control. */
  children: ReactNode;
}

/** Frame of react-aria's fields, apart from Field, so that native ones don't load react-aria. */
export function AriaField({ label, hint, error, children }: AriaFieldProps) {
  const say = useTexts();
  return (
    <>
      <Label className={fieldStyles.label}>{label}</Label>
      {children}
      {error ? (
        <FieldError className={fieldStyles.error}>
          <Icon name="triangle" className="-mb-px size-3 shrink-0" />
          <span>{say(error)}</span>
        </FieldError>
      ) : (
        hint && (
          <Text slot="description" className={fieldStyles.hint}>
            {hint}
          </Text>
        )
      )}
    </>
  );
}

/** Splits the props of a field: `frame` for AriaField, `control` for react-aria's component. */
export function splitAriaField<Props extends BoxFieldProps & { readOnly?: boolean | undefined }>(
  props: Props,
) {
  const { label, hint, error, name, required, disabled, readOnly, className, size, ...rest } = props;
  return {
    frame: { label, hint, error },
    control: {
      ...rest,
      name,
      isRequired: required === true,
      isDisabled: disabled === true,
      isReadOnly: readOnly === true,
      isInvalid: Boolean(error),
      className: classNames(fieldStyles.root, className),
      'data-size': size,
    },
  };
}
