import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './place-beside.ts';

export interface Anchored {
  /** The element beside which it stands. */
  anchor: RefObject<Element | null>;
  /** A press outside, or the focus went elsewhere. */
  onClose: () => void;
}

/**
 * Shows an element with `popover="manual"` in the top layer beside its anchor while it is mounted, and
 * keeps it there while the page scrolls. Returns the ref for it.
 */
export function useAnchored<Shown extends HTMLElement>({ anchor, onClose }: Anchored) {
  const shown = useRef<Shown>(null);
  const place = useEffectEvent(() => {
    if (shown.current && anchor.current) placeBeside(shown.current, anchor.current);
  });
  const closeFrom = useEffectEvent(({ target }: Event) => {
    const isInside = [shown, anchor].some(
      ({ current }) => target instanceof Node && current?.contains(target),
    );
    if (!isInside) onClose();
  });
  useLayoutEffect(() => {
    const element = shown.current;
    // jsdom hides popovers and can't show them, and older browsers know none
    if ('showPopover' in HTMLElement.prototype) element?.showPopover();
    else element?.removeAttribute('popover');
    place();
  }, []);
  useEffect(() => {
    const whilePresent = new AbortController();
    const options = { capture: true, signal: whilePresent.signal };
    const onMove = () => place();
    const onOutside = (event: Event) => closeFrom(event);
    addEventListener('scroll', onMove, options);
    addEventListener('resize', onMove, options);
    addEventListener('pointerdown', onOutside, options);
    addEventListener('focusin', onOutside, options);
    return () => whilePresent.abort();
  }, []);
  return { ref: shown, place };
}
