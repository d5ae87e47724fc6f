/**
 * Tells the dashboard island which dialog a button of the nav opens. The name stays on <html>, because the island may start listening
 * only after the click (packages/ui/src/islands/BarDialogs.tsx).
 */
export function listenForDialogButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (!opener) return;
    // Safari does not focus a clicked button, and the dialog returns focus to what had it.
    opener.focus();
    document.documentElement.dataset.requestedDialog = opener.dataset.opens;
    dispatchEvent(new Event('dialogrequest'));
  });
}
