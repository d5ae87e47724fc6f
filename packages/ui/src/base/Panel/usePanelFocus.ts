import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const focusableIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );

/** Moves focus into the panel and back on close. While modal it traps Tab and locks scrolling. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isModal: boolean, onClose: () => void) {
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    if (element && !element.contains(opener)) {
      const body = element.querySelector<HTMLElement>(
        ':is(input, select, textarea, [role="spinbutton"]):not([type="hidden"])',
      );
      (body ?? element).focus({ preventScroll: true });
      // Scroll the whole panel into view, including the footer.
      element.scrollIntoView?.({ block: 'end' });
    }
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [panel]);

  useEffect(() => {
    if (!isModal) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isModal]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const element = panel.current;
    // Events of popovers bubble through React, although they are outside the panel.
    if (
      !element ||
      !(event.target instanceof Node) ||
      !element.contains(event.target) ||
      event.defaultPrevented
    )
      return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab' || !isModal) return;
    const all = focusableIn(element);
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== from && element !== document.activeElement) return;
    event.preventDefault();
    to?.focus();
  };
}
