/** Letters typed within this time search together, in ms. */
const TYPING_MS = 500;

/** Items that can be chosen, in order. */
export const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])'),
];

export const focusedItem = (menu: HTMLElement): HTMLElement | undefined =>
  itemsOf(menu).find((item) => item === document.activeElement);

/** The next item whose text begins with what was typed. One letter again goes on to the next one. */
function searched(items: readonly HTMLElement[], at: number, text: string): HTMLElement | undefined {
  const from = text.length === 1 ? at + 1 : Math.max(at, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(text),
  );
}

/** Returns the item to which a key leads: arrows, Home, End, or letters. Keeps what was typed. */
export function itemFor(
  menu: HTMLElement,
  key: string,
  typed: { text: string; at: number },
): HTMLElement | undefined {
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const isSearching = performance.now() - typed.at < TYPING_MS;
  if (key.length !== 1 || (key === ' ' && !isSearching)) return undefined;
  typed.text = (isSearching ? typed.text : '') + key.toLocaleLowerCase();
  typed.at = performance.now();
  return searched(items, at, typed.text);
}
