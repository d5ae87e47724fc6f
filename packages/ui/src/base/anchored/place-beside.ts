/** Distance from the anchor, and from the edges of the window, in px. */
const GAP = 4;
const EDGE = 12;

/**
 * Places a fixed element below its anchor, or above it where there is more room, at the start of the
 * line, and never outside the window.
 */
export function placeBeside(element: HTMLElement, anchor: Element): void {
  const { style } = element;
  style.maxHeight = '';
  const box = anchor.getBoundingClientRect();
  style.setProperty('--anchor-width', `${box.width}px`);
  const { width, height } = element.getBoundingClientRect();
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const isAbove = height > below && above > below;
  const room = Math.max(0, isAbove ? above : below);
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const { clientWidth } = document.documentElement;
  const start = isRightToLeft ? clientWidth - box.right : box.left;
  style.maxHeight = `${room}px`;
  style.insetBlockStart = `${isAbove ? box.top - GAP - Math.min(height, room) : box.bottom + GAP}px`;
  const inset = `${Math.max(EDGE, Math.min(start, clientWidth - width - EDGE))}px`;
  // physical, because a fixed element's start is that of the page
  style.left = isRightToLeft ? 'auto' : inset;
  style.right = isRightToLeft ? inset : 'auto';
}
