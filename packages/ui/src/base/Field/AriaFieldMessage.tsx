import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { fieldStyles } from './field.styles.ts';

export interface AriaFieldMessageProps {
  hint?: string | undefined;
  error?: string | undefined;
}

/** FieldMessage for react-aria's fields, which tie ids together by slot. Apart, so that native fields stay small. */
export function AriaFieldMessage({ hint, error }: AriaFieldMessageProps) {
  if (error) {
    return (
      <FieldError className={fieldStyles.error}>
        <Icon name="triangle" className="size-3 shrink-0 translate-y-px" />
        <span>{error}</span>
      </FieldError>
    );
  }
  return hint ? (
    <Text slot="description" className={fieldStyles.hint}>
      {hint}
    </Text>
  ) : null;
}
