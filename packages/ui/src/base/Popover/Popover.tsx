import type { ReactNode } from 'react';
import {
  Popover as AriaPopover,
  Dialog,
  DialogTrigger,
  type DialogTriggerProps,
  type Placement,
} from 'react-aria-components/Popover';
import { popoverStyles } from './popover.styles.ts';
import { TriggerButton } from './TriggerButton.tsx';
import type { OpenProps, TriggerProps } from './trigger-props.ts';

export interface PopoverProps extends TriggerProps, OpenProps {
  /** A heading inside, which then names the popover instead of `label`. */
  title?: string | undefined;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred side; flips where there is no room. */
  placement?: Placement | undefined;
}

/** A button that opens a non-modal react-aria Popover. Other props and `ref` go to the button. */
export function Popover(props: PopoverProps) {
  const { title, children, placement = 'bottom start', isOpen, defaultOpen, onOpenChange, ...button } = props;
  return (
    <DialogTrigger {...({ isOpen, defaultOpen, onOpenChange } as DialogTriggerProps)}>
      <TriggerButton {...button}>{button.label}</TriggerButton>
      <AriaPopover placement={placement} offset={4} data-raised="" className={popoverStyles}>
        <Dialog
          aria-label={title ?? button.label}
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
