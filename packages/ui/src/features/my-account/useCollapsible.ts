import { useLayoutEffect, useRef, useState } from 'react';
import { ignoreRepeatedClicks } from '../../base/ignore-repeated-clicks.ts';

/**
 * State of a form that replaces its button; focus moves to its first field and back to the button. The second
 * click of a double click does nothing to whatever has moved under the pointer.
 */
export function useCollapsible(isOpenAtFirst = false) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpenAtFirst);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else opener.current?.focus();
    ignoreRepeatedClicks();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener, form };
}
