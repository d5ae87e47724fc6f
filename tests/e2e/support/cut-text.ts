import type { Page } from '@playwright/test';

/** Texts of at least this part of a pixel more than their box are cut; letters are rounded by less. */
const TOLERANCE_PX = 2;

/**
 * Returns the texts of a page that nobody can read whole: cut by their own box or by one around it, or beyond
 * the window where nothing scrolls. Texts for screen readers alone are left out.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((tolerance) => {
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow);

    /** Says what cuts a box, going outwards from its text. */
    function cutBy(text: Element, box: DOMRect): string | undefined {
      let isInScroller = false;
      for (let around: Element | null = text; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        // Read aloud only.
        if (edge.width <= 1 && edge.height <= 1) return undefined;
        const isBeside = box.left < edge.left - tolerance || box.right > edge.right + tolerance;
        const isAbove = box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance;
        if (scrolls(overflowX)) isInScroller = true;
        if (isBeside && clips(overflowX) && !isInScroller) return 'beside';
        if (isAbove && clips(overflowY) && !scrolls(overflowY) && !isInScroller) return 'above or below';
        if (position === 'fixed') break;
      }
      const { clientWidth } = document.documentElement;
      const isOutside = box.left < -tolerance || box.right > clientWidth + tolerance;
      return isOutside && !isInScroller ? 'outside the window' : undefined;
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const { parentElement } = node;
      if (!text || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const reason = [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((box) => cutBy(parentElement, box))
        .find(Boolean);
      if (reason) cut.push(`${text.slice(0, 60)}: ${reason}`);
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      cut.push('the page scrolls sideways');
    return cut;
  }, TOLERANCE_PX);
