import { type ComponentProps, createContext, type FocusEvent, useEffect, useRef, useState } from 'react';
import { usePlace } from './usePlace.ts';
import { usePointerHold } from './usePointerHold.ts';

/** True while the toasts are hovered or focused: their timers are paused. */
export const PausedContext = createContext(false);

export interface PausableRegionProps {
  /** Props from react-aria for the region's element. */
  region: ComponentProps<'div'>;
  /** Number of toasts. */
  count: number;
  /** Changes with what the toasts say. */
  version: string;
  /** Called with the number of toasts, and with 0 on unmount. */
  onCount: (count: number) => void;
}

/** Pauses all toasts while one is hovered or focused, including those added meanwhile, which react-aria's own timers do not. */
export function PausableRegion({ region, count, version, onCount }: PausableRegionProps) {
  const [isFocused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const byPointer = useRef(false);
  const isHeld = usePointerHold(element, version) || isFocused;
  usePlace(element, isHeld, version);
  // Closing a focused toast fires no blur, so focus is checked whenever their number changes: after a key it moves to the
  // next toast, after the pointer back to where it was. Otherwise the timers would stay paused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const region = element.current;
    if (isFocused && !region?.contains(document.activeElement)) {
      const to = byPointer.current ? previousFocus.current : region?.querySelector('button');
      if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    }
    setFocused(region?.contains(document.activeElement) ?? false);
  }, [count]);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    region.onFocus?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
    setFocused(true);
  };
  const blur = (event: FocusEvent<HTMLDivElement>) => {
    region.onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const { ref: regionRef, ...rest } = region;
  const setRef = (node: HTMLDivElement | null) => {
    element.current = node;
    if (typeof regionRef === 'function') return regionRef(node);
    if (regionRef) regionRef.current = node;
  };
  const onKeyDownCapture = () => {
    byPointer.current = false;
  };
  const onPointerDownCapture = () => {
    byPointer.current = true;
  };
  const handlers = { onFocus: focus, onBlur: blur, onKeyDownCapture, onPointerDownCapture };
  return (
    <PausedContext value={isHeld}>
      <div {...rest} ref={setRef} {...handlers} />
    </PausedContext>
  );
}
