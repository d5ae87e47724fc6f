import type { Page } from '@playwright/test';

/** Removes functions that came with later versions of Chrome than this one. */
export const removeNewerFunctions = (page: Page, version: number): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const since: [number, object, string[]][] = [
      [97, Array.prototype, ['findLast', 'findLastIndex']],
      [105, Element.prototype, ['checkVisibility', 'setHTML']],
      [106, Intl.NumberFormat.prototype, ['formatRange', 'formatRangeToParts']],
      [110, Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [111, String.prototype, ['isWellFormed', 'toWellFormed']],
      [114, HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [116, AbortSignal, ['any']],
      [117, Map, ['groupBy']],
      [119, Promise, ['withResolvers']],
      [122, window, ['Iterator']],
      [122, Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    ];
    for (const [first, owner, names] of since)
      if (first > wanted) for (const name of names) Reflect.deleteProperty(owner, name);
    // Safari 15.4 lacks these, which came early to Chrome.
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  }, version);
