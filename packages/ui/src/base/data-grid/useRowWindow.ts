import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Above this, only the rows near the visible ones are in the page. */
const MANY_ROWS = 200;
/** The height of a row before it is measured. */
const ROW_PX = 40;
/** Rows rendered above and below the visible ones. */
const AROUND = 12;
/** The rendered rows change after this many have been scrolled. */
const STEP = 6;
/** Rows that fit into the tallest frame. */
const VISIBLE = 16;

/** Returns the rendered rows of a long table. Spread `frameProps` on the scroll container. */
export function useRowWindow(rowCount: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [firstVisible, setFirstVisible] = useState(0);
  const [rowHeight, setRowHeight] = useState(ROW_PX);
  const isMany = rowCount > MANY_ROWS;

  // Cards are taller than the rows of a table, and differ: the average serves.
  useLayoutEffect(() => {
    const body = frame.current?.querySelector('tbody');
    // jsdom has no ResizeObserver, and no sizes to observe.
    if (!isMany || !body || !globalThis.ResizeObserver) return;
    const watcher = new ResizeObserver(() => setRowHeight(body.offsetHeight / body.rows.length || ROW_PX));
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [isMany]);

  if (!isMany) return undefined;
  const first = Math.max(0, Math.min(firstVisible, rowCount - VISIBLE) - AROUND);
  const end = Math.min(rowCount, first + VISIBLE + 2 * AROUND + STEP);
  const show = (scrollTop: number) => setFirstVisible(Math.floor(scrollTop / rowHeight / STEP) * STEP);
  return {
    first,
    end,
    /** Keeps the place of the rows that are not rendered. */
    margins: { marginTop: first * rowHeight, marginBottom: (rowCount - end) * rowHeight },
    frameProps: {
      ref: frame,
      onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => show(currentTarget.scrollTop),
      /** Brings the first or last row into the page before the key moves focus. */
      onKeyDownCapture: ({ key, ctrlKey, target }: KeyboardEvent) => {
        const jumps = ctrlKey || (target instanceof Element && target.matches('tr'));
        if (!frame.current || !jumps || (key !== 'Home' && key !== 'End')) return;
        frame.current.scrollTop = key === 'Home' ? 0 : frame.current.scrollHeight;
        const { scrollTop } = frame.current;
        flushSync(() => show(scrollTop));
      },
    },
  };
}
