const TYPED_IN = 'input, select, textarea, [contenteditable], [role=combobox], [role=textbox]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Keys of a field are text, and those of a dialog its own. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector(DIALOG) !== null || (target instanceof Element && target.closest(TYPED_IN) !== null);

/** A slash without the keys that make it the browser's or the system's. */
const isSlash = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === '/' &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing);

/**
 * Keeps the keys pressed and the dialogs requested before the code of the office's shortcuts is loaded, which takes them
 * (packages/ui/src/dashboards/admin/find/early-keys.ts). The other dashboards have no shortcuts.
 */
export function keepEarlyKeys(): void {
  if (document.documentElement.dataset.allows !== 'admin') return;
  window.earlyKeys = [];
  const keep = (event: Event) => {
    if (!window.earlyKeys || event.defaultPrevented || isElsewhere(event)) return;
    window.earlyKeys.push(event);
    // Firefox would search the page for what is typed next.
    if (isSlash(event) && localStorage.getItem('shortcuts') !== 'off') event.preventDefault();
  };
  // After other listeners, which may have acted on the key.
  for (const type of ['keydown', 'dialogrequest']) addEventListener(type, keep);
}
