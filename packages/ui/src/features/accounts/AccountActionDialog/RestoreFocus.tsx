import { useEffect, useState } from 'react';

/** Whether focus was lost: it is on the body or on the dialog below as a whole. */
const isLost = () => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getAttribute('role') === 'dialog';
};

/**
 * In a dialog above another one: restores focus to the button that opened it. When the upper dialog closes, both dialogs
 * move focus in the same frame, and the lower one sometimes keeps it.
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
