import { KEPT_DRAFTS, OPEN_DIALOG } from '@prahari/contract/constants';

const menuButton = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget=${id}]`);

/** Closes the menu when Tab leaves it: it would cover what has focus next (WCAG 2.4.11). */
export function closeMenuOnFocusOut(id: string): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>(`#${id}`);
    if (!menu || !(relatedTarget instanceof Node)) return;
    if (!menu.contains(relatedTarget) && relatedTarget !== menuButton(menu)) menu.hidePopover();
  });
}

/**
 * Tells the dashboard island which dialog a nav button opens. The name is stored on <html>, because the island may hydrate
 * only after the click (packages/ui/src/dashboards/NavDialogs.tsx).
 */
export function listenForDialogButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (!opener) return;
    // The dialog returns focus to the menu's button: the opener is gone with the menu, which would cover the dialog.
    const menu = opener.closest<HTMLElement>('[popover]');
    menu?.hidePopover();
    (menu ? menuButton(menu) : opener)?.focus();
    document.documentElement.dataset.requestedDialog = opener.dataset.opens;
    dispatchEvent(new Event('dialogrequest'));
  });
}

/**
 * When a session ended while a form was sent, the form's values and the name of its dialog were stored. After the login this opens the
 * dialog again, if it is one of the navbar: packages/ui/src/stores/forms/open-dialog.ts stored it as `records …` or `account …`.
 */
export function reopenDialog(): void {
  try {
    const [, opener] = /^(account|records) /.exec(sessionStorage.getItem(OPEN_DIALOG) ?? '') ?? [];
    if (opener && sessionStorage.getItem(KEPT_DRAFTS))
      document.documentElement.dataset.requestedDialog = opener;
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Ctrl+K, on a Mac Command+K, presses the button that opens the search for everything. */
export function listenForFindKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    const opener = document.querySelector<HTMLElement>('[data-opens=find]:not([hidden])');
    if (!opener || event.ctrlKey === event.metaKey) return;
    // Browsers search the web with it.
    event.preventDefault();
    if (!document.querySelector('[role=dialog],[role=alertdialog]')) opener.click();
  });
}
