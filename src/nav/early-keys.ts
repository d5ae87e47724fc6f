const TYPED_IN = 'input, select, textarea, [contenteditable], [role=combobox], [role=textbox]';
const DIALOG = '[role=dialog], [role=alertdialog]';

/** True for keys in a field or a dialog. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector(DIALOG) !== null || (target instanceof Element && target.closest(TYPED_IN) !== null);

/** True for a slash without modifier keys. */
const isSlash = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === '/' &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing);

/** Keeps keys and dialog requests until packages/ui/src/dashboards/admin/find takes them. */
export function keepEarlyKeys(): void {
  if (document.documentElement.dataset.allows !== 'admin') return;
  window.earlyKeys = [];
  const keep = (event: Event) => {
    if (!window.earlyKeys || event.defaultPrevented || isElsewhere(event)) return;
    window.earlyKeys.push(event);
    // Firefox would search the page for the text typed next.
    if (isSlash(event) && localStorage.getItem('shortcuts') !== 'off') event.preventDefault();
  };
  // Listen after others, which may act on the key.
  for (const type of ['keydown', 'dialogrequest']) addEventListener(type, keep);
}
