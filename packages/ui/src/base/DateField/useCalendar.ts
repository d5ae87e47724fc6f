import { useRef, useState } from 'react';

/** Returns the state of a field's calendar, and the props of the button that opens it. */
export function useCalendar(isDisabled: boolean) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onClose = (returns: boolean) => {
    setOpen(false);
    if (returns) button.current?.focus({ preventScroll: true });
  };
  return {
    isOpen,
    anchor,
    onClose,
    buttonProps: {
      ref: button,
      disabled: isDisabled,
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
    },
  };
}
