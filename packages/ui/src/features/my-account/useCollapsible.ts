import { useLayoutEffect, useRef, useState } from 'react';
import { ignoreRepeatedClicks } from '../../base/ignore-repeated-clicks.ts';

/**
 * State of a form that replaces its button; focus moves to its first field and back to the button. The second
 * click of a double click does nothing to whatever has moved under the pointer.
 */
export function useCollapsible() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    if (isOpen !== wasOpen.current) ignoreRepeatedClicks();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener, form };
}
