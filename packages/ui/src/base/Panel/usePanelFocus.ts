import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const focusableIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );

/** Takes focus when the panel opens, gives it back after, and, while it covers the page, keeps Tab and scrolling inside. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, covers: boolean, onClose: () => void) {
  useEffect(() => {
    const opener = document.activeElement;
    const inside = panel.current;
    if (inside && !inside.contains(opener)) {
      const body = inside.querySelector<HTMLElement>(
        ':is(input, select, textarea, [role="spinbutton"]):not([type="hidden"])',
      );
      (body ?? inside).focus({ preventScroll: true });
      // All of it, with the buttons at its foot.
      inside.scrollIntoView({ block: 'end' });
    }
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [panel]);

  useEffect(() => {
    if (!covers) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [covers]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const inside = panel.current;
    // Popovers opened from here bubble through React but stand elsewhere in the page: theirs is theirs.
    if (
      !inside ||
      !(event.target instanceof Node) ||
      !inside.contains(event.target) ||
      event.defaultPrevented
    )
      return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab' || !covers) return;
    const all = focusableIn(inside);
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (document.activeElement !== from && inside !== document.activeElement) return;
    event.preventDefault();
    to?.focus();
  };
}
