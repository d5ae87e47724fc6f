import type { Page } from '@playwright/test';

/** Texts of at least this part of a pixel more than their box are cut; letters are rounded by less. */
const TOLERANCE_PX = 2;

/**
 * Returns the texts of a page that nobody can read whole: cut by their own box or by one around it, beyond
 * the window where nothing scrolls, or with a word broken over two lines. Buttons count with their frame. Texts for screen readers alone are left out.
 * @param root the part of the page, as a selector
 */
export const cutTexts = (page: Page, root = 'body'): Promise<string[]> =>
  page.locator(root).evaluate((part, tolerance) => {
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

    /** Returns the first word that goes on in the next line. An address or number may break anywhere. */
    function brokenWord(node: Node): string | undefined {
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) return word;
      }
      return undefined;
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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
      const broken = text.includes('@') ? undefined : brokenWord(node);
      if (broken) cut.push(`${text.slice(0, 60)}: ${broken} is broken`);
    }
    for (const button of part.querySelectorAll('button, a.button')) {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const reason = cutBy(button, button.getBoundingClientRect());
      if (reason) cut.push(`the frame of ${button.textContent?.trim().slice(0, 60)}: ${reason}`);
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      cut.push('the page scrolls sideways');
    return cut;
  }, TOLERANCE_PX);
