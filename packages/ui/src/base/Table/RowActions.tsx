import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The buttons of a row. When the one that was pressed goes because it is done, focus stays with the row, which then says how it
 * stands. Otherwise whoever works by keyboard or listens would be back at the top of the page.
 */
export function RowActions({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  // After each render: a button that is taken away fires no blur.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    place.current?.closest<HTMLElement>('[role=row]')?.focus();
  });
  const note = (isInside: boolean) => () => {
    hadFocus.current = isInside;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <span ref={place} className="contents" onFocus={note(true)} onBlur={note(false)}>
      {children}
    </span>
  );
}
