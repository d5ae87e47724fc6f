import { useEffect, useState } from 'react';

/** Nothing has focus, or the dialog below as a whole has. */
const isLost = () => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getAttribute('role') === 'dialog';
};

/**
 * Inside a dialog that stands over another: gives focus back to what opened it. Both dialogs reach for focus in the frame in which
 * the upper one leaves, and now and then the lower one is first and keeps it.
 */
export function RestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const giveBack = () => {
        if (isLost() && opener instanceof HTMLElement) opener.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(giveBack));
    },
    [opener],
  );
  return null;
}
