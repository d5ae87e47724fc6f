/**
 * Tells the dashboard island which dialog a nav button opens. The name is stored on <html>, because the island may hydrate
 * only after the click (packages/ui/src/islands/NavDialogs.tsx).
 */
export function listenForDialogButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (!opener) return;
    // Safari does not focus a clicked button, to which the dialog has to return focus.
    opener.focus();
    document.documentElement.dataset.requestedDialog = opener.dataset.opens;
    dispatchEvent(new Event('dialogrequest'));
  });
}
