const TYPED_IN = 'input, select, textarea, [contenteditable], [role=combobox], [role=textbox]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** Keys of a field are text, and those of a dialog its own. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector(DIALOG) !== null || (target instanceof Element && target.closest(TYPED_IN) !== null);

/**
 * Keeps the keys pressed and the dialogs requested before the code of the office's shortcuts is loaded, which takes them
 * (packages/ui/src/islands/admin/find/early-keys.ts). The other dashboards have no shortcuts.
 */
export function keepEarlyKeys(): void {
  if (document.documentElement.dataset.allows !== 'admin') return;
  window.earlyKeys = [];
  const keep = (event: Event) => {
    if (!event.defaultPrevented && !isElsewhere(event)) window.earlyKeys?.push(event);
  };
  // After other listeners, which may have acted on the key.
  for (const type of ['keydown', 'dialogrequest']) addEventListener(type, keep);
}
