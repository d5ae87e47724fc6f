/** Time in which a list shows its search after its code has been loaded. */
const SEARCH_MS = 5000;

export const visible = <E extends HTMLElement = HTMLElement>(selector: string): E[] =>
  [...document.querySelectorAll<E>(selector)].filter((element) => element.getClientRects().length > 0);

/** The search of the list that is shown. */
export const searchField = (): HTMLInputElement | undefined =>
  visible<HTMLInputElement>('main input[type=search]')[0];

/** Waits for the search of the list where a slash was pressed before it was there; its text is kept meanwhile. */
export async function untilSearchIsThere(): Promise<void> {
  const end = performance.now() + SEARCH_MS;
  const isWanted = () =>
    globalThis.earlyKeys?.some((event) => event instanceof KeyboardEvent && event.key === '/');
  while (isWanted() && !searchField() && performance.now() < end) await new Promise(requestAnimationFrame);
}

/** The keys pressed and dialogs requested before the shortcuts listened, once: from now on none are kept. */
export function takeEarlyKeys(): readonly Event[] {
  const events = globalThis.earlyKeys ?? [];
  globalThis.earlyKeys = undefined;
  return events;
}

/** The text after one more key. */
export const textAfter = (text: string, key: string): string =>
  key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text;

/** Types the text into the field. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
