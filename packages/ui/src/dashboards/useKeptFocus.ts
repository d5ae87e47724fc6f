import { useEffect } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog]';
const PANEL = '[role=tabpanel]';

/**
 * Moves the focus, when what had it is gone, to the nearest element around that can have it, else to the panel of the tab: a row
 * that left its list, a button that was replaced, or the button whose dialog closed would send it to the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: EventTarget[] = [];
    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };
    const isLost = () =>
      document.activeElement === document.body && path[0] instanceof Element && !path[0].isConnected;
    const take = () => {
      if (!isLost() || document.querySelector(DIALOGS)) return;
      const around = path
        .filter((part) => part instanceof HTMLElement)
        .find((part) => part.isConnected && part.matches(`${PANEL}, ${PANEL} [tabindex]`));
      (around ?? document.querySelector<HTMLElement>(PANEL))?.focus({ preventScroll: true });
    };
    // A dialog that closes gives the focus back in the next frame, if its button is still there.
    const watcher = new MutationObserver(() => {
      if (isLost()) requestAnimationFrame(() => requestAnimationFrame(take));
    });
    document.addEventListener('focusin', remember);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, []);
}
