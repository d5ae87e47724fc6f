import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Takes the focus when what had it inside is gone, such as a row that left its list or the button whose dialog closed. Render it
 * with what changes the rows, because it looks after each of its renders.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current) return;
    const takeIfLost = () => {
      if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
    };
    // A dialog that closes gives the focus back in the next frame, if its button is still there.
    requestAnimationFrame(() => requestAnimationFrame(takeIfLost));
  });
  const track = (isInside: boolean) => () => {
    hadFocus.current = isInside;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks focus, of its dialogs too
    <div ref={area} tabIndex={-1} onFocus={track(true)} onBlur={track(false)}>
      {children}
    </div>
  );
}
