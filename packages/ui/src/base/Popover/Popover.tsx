import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import {
  Popover as AriaPopover,
  Dialog,
  DialogTrigger,
  type DialogTriggerProps,
  type Placement,
} from 'react-aria-components/Popover';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button.styles.ts';
import { popoverStyles } from './popover.styles.ts';

export interface PopoverProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'className' | 'isDisabled'> {
  /** Text of the button; also names the popover, unless `title` does. */
  label: string;
  /** Shown in the button instead of the label, such as a glyph. */
  buttonContent?: ReactNode;
  /** A heading inside. */
  title?: string | undefined;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Look of the button, as on Button. */
  variant?: ButtonVariant | undefined;
  /** As on Button. */
  size?: ButtonSize | undefined;
  /** Preferred side; flips where there is no room. */
  placement?: Placement | undefined;
  /** Whether it is open, controlled by the caller. */
  isOpen?: boolean | undefined;
  /** Open at first, where the component keeps it. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The button cannot be pressed. Say beside it why. */
  disabled?: boolean | undefined;
  /** For the button: its place and width. */
  className?: string | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that opens a non-modal react-aria Popover. Other props and `ref` go to the button. */
export function Popover(props: PopoverProps) {
  const {
    label,
    buttonContent,
    title,
    children,
    variant,
    size,
    placement = 'bottom start',
    isOpen,
    defaultOpen,
    onOpenChange,
    disabled = false,
    className,
    ref,
    ...rest
  } = props;
  return (
    <DialogTrigger {...({ isOpen, defaultOpen, onOpenChange } as DialogTriggerProps)}>
      <Button
        {...rest}
        {...(ref ? { ref } : {})}
        {...(buttonContent ? { 'aria-label': label } : {})}
        isDisabled={disabled}
        className={buttonStyles({ variant, size, class: className })}
      >
        {buttonContent ?? label}
      </Button>
      <AriaPopover placement={placement} offset={4} data-raised="" className={popoverStyles}>
        <Dialog
          aria-label={title ?? label}
          className="max-h-[inherit] w-80 max-w-full overflow-auto p-4 text-sm outline-none"
        >
          {({ close }) => (
            <>
              {title && <p className="mb-2 font-semibold">{title}</p>}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
