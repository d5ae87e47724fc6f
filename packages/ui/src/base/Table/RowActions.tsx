import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The buttons of a row, or of an item of a list with `tabIndex={-1}`. Focus moves to it when the focused button disappears. */
export function RowActions({ children }: { children: ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  // After each render: removing a focused button fires no blur.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    element.current?.closest<HTMLElement>('[role=row], li')?.focus();
  });
  const track = (isInside: boolean) => () => {
    hadFocus.current = isInside;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks focus
    <span ref={element} className="contents" onFocus={track(true)} onBlur={track(false)}>
      {children}
    </span>
  );
}
