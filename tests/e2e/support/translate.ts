import type { Page } from '@playwright/test';

/** Pages that were translated. */
export const isTranslating = new WeakSet<Page>();

/** Puts a new text into two nested <font> elements in the place of each text node, as Chrome does. Runs in the page. */
function wrapTexts(isFollowing: boolean): void {
  const isText = (node: Node) =>
    /\S/.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, style, noscript, font, option');
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `${text.nodeValue}\u200b`;
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const start = () => {
    wrapAll();
    if (isFollowing)
      new MutationObserver(wrapAll).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** Translates what the page shows now. */
export function translateOnce(page: Page): Promise<void> {
  isTranslating.add(page);
  return page.evaluate(wrapTexts, false);
}

/** Translates each page before its islands hydrate, and then whenever it changes. */
export function translateAlways(page: Page): Promise<unknown> {
  isTranslating.add(page);
  return page.addInitScript(wrapTexts, true);
}
