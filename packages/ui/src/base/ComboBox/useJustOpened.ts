import { useLayoutEffect, useRef } from 'react';

/**
 * True from the moment a list opens until its first frame is drawn. react-aria closes a list when its field scrolls away,
 * and a page that scrolled to bring the field into sight says so only with that frame: the press that opened the list
 * would close it again.
 */
export function useJustOpened(isOpen: boolean) {
  const opensNow = useRef(false);
  useLayoutEffect(() => {
    opensNow.current = isOpen;
    const frame = requestAnimationFrame(() => {
      opensNow.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return opensNow;
}
