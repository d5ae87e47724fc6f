import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover as AriaPopover, Dialog, DialogTrigger, type Placement } from 'react-aria-components/Popover';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button.styles.ts';
import { popoverStyles } from './popover.styles.ts';

export interface PopoverProps {
  /** On the button that opens it; also names what opens, unless `title` does. */
  label: string;
  /** Shown in the button instead of the label, such as a glyph. */
  buttonContent?: ReactNode;
  /** A heading inside, when the words on the button are not enough. */
  title?: string | undefined;
  /** A function gets `close`, for a button that ends it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Look of the button, as on Button. */
  variant?: ButtonVariant | undefined;
  /** As on Button. */
  size?: ButtonSize | undefined;
  /** Where there is room for it; turned when there is none. */
  placement?: Placement | undefined;
}

/** A button, and a small surface beside it with something to read or set. The page behind stays. */
export function Popover(props: PopoverProps) {
  const { label, buttonContent, title, children, variant, size, placement = 'bottom start' } = props;
  return (
    <DialogTrigger>
      <Button {...(buttonContent ? { 'aria-label': label } : {})} className={buttonStyles({ variant, size })}>
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
