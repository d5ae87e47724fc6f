import { type ComponentType, useRef, useState } from 'react';

/**
 * Returns the state of a field's calendar, and the props of the button that opens it. `load` is called
 * when the button is pointed at or focused, so that a press finds the calendar loaded.
 */
export function useCalendar<Props>(load: () => Promise<ComponentType<Props>>, isDisabled: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<Props>>();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onClose = (returns: boolean) => {
    setOpen(false);
    if (returns) button.current?.focus({ preventScroll: true });
  };
  const onClick = () => {
    setOpen(!isOpen);
    setFailed(false);
    load().then(
      (loaded) => setPopover(() => loaded),
      () => {
        setOpen(false);
        setFailed(true);
      },
    );
  };
  // A press loads it again and says if that fails.
  const preload = () => void load().catch(() => undefined);
  return {
    /** The calendar while it is open and loaded. */
    Popover: isOpen ? Popover : undefined,
    /** The calendar did not load. The date can be typed, and another press tries again. */
    hasFailed,
    anchor,
    onClose,
    buttonProps: {
      ref: button,
      disabled: isDisabled,
      'aria-expanded': isOpen,
      onClick,
      onPointerEnter: preload,
      onFocus: preload,
    },
  };
}
