import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import type { ButtonVariant } from '../../styles/button.ts';
import type { Size } from '../size.ts';

/** Props of a button that opens something beside it. */
export interface TriggerProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'isDisabled'> {
  /** Text of the button, or with `buttonContent` its name: `More for Tapovan Heights`. */
  label: string;
  /** An icon, shown in a round button instead of the label. */
  buttonContent?: ReactNode;
  /** Look of the button, as on Button. */
  variant?: ButtonVariant | undefined;
  /** Size of the button, as on Button. */
  size?: Size | undefined;
  /** The button cannot be pressed. Say beside it why. */
  disabled?: boolean | undefined;
  /** For the button: its place and width. */
  className?: string | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** State that the caller keeps (`isOpen`) or the component. */
export interface OpenProps {
  /** True if it is open, controlled by the caller. */
  isOpen?: boolean | undefined;
  /** Open at first, where the component keeps it. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
