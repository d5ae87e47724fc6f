import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { buttonStyles } from '../../styles/button.ts';
import type { TriggerProps } from './trigger-props.ts';

interface TriggerButtonProps extends TriggerProps {
  /** The label as it is shown without `buttonContent`. */
  children: ReactNode;
}

/** react-aria's Button with the look of ours, for Menu and Popover. */
export function TriggerButton({
  label,
  buttonContent,
  variant,
  size,
  disabled = false,
  className,
  ref,
  children,
  ...rest
}: TriggerButtonProps) {
  const isRound = buttonContent !== undefined;
  return (
    <Button
      {...rest}
      {...(ref ? { ref } : {})}
      {...(isRound ? { 'aria-label': label } : {})}
      isDisabled={disabled}
      className={buttonStyles({ variant, size, round: isRound, class: className })}
    >
      {buttonContent ?? children}
    </Button>
  );
}
