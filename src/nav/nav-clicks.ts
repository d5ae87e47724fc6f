import { KEPT_DRAFTS, OPEN_DIALOG } from '@prahari/contract/constants';

const menuButton = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget=${id}]`);

/** Closes the menu when Tab leaves it, so that it does not cover the next focus (WCAG 2.4.11). */
export function closeMenuOnFocusOut(id: string): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>(`#${id}`);
    if (!menu || !(relatedTarget instanceof Node)) return;
    if (!menu.contains(relatedTarget) && relatedTarget !== menuButton(menu)) menu.hidePopover?.();
  });
}

/** Stores on <html> the dialog that a nav button opens, because its island may hydrate later. */
export function listenForDialogButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (!opener) return;
    // The dialog returns focus to the menu's button, because its opener closes with the menu.
    const menu = opener.closest<HTMLElement>('[popover]');
    menu?.hidePopover?.();
    (menu ? menuButton(menu) : opener)?.focus();
    document.documentElement.dataset.requestedDialog = opener.dataset.opens;
    dispatchEvent(new Event('dialogrequest'));
  });
}

/** Opens the navbar's dialog again after a login, if the session ended while it was sent. */
export function reopenDialog(): void {
  try {
    const [, opener] = /^(account|records) /.exec(sessionStorage.getItem(OPEN_DIALOG) ?? '') ?? [];
    if (opener && sessionStorage.getItem(KEPT_DRAFTS))
      document.documentElement.dataset.requestedDialog = opener;
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Opens the search for everything on Ctrl+K or Command+K. */
export function listenForFindKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    const opener = document.querySelector<HTMLElement>('[data-opens=find]:not([hidden])');
    if (!opener || event.ctrlKey === event.metaKey) return;
    // Browsers use the key for a web search.
    event.preventDefault();
    if (!document.querySelector('[role=dialog],[role=alertdialog]')) opener.click();
  });
}
