import { type ComponentProps, createContext, type FocusEvent, useEffect, useRef, useState } from 'react';

/** True while a reader is at the messages: then their clocks stand still. */
export const PausedContext = createContext(false);

export interface PausableRegionProps {
  /** What react-aria wants on the region's element. */
  region: ComponentProps<'div'>;
  isHovered: boolean;
  /** How many messages there are. */
  count: number;
  /** Told their number, and 0 when the region leaves. */
  onCount: (count: number) => void;
}

/**
 * Holds every message while one is hovered or focused, those that arrive meanwhile too (react-aria's own clocks let a
 * newcomer run out under the pointer).
 */
export function PausableRegion({ region, isHovered, count, onCount }: PausableRegionProps) {
  const [isFocused, setFocused] = useState(false);
  const inside = useRef<HTMLElement | null>(null);
  const before = useRef<EventTarget | null>(null);
  const byPointer = useRef(false);
  // A focused message that is closed takes focus with it and fires no blur, so a change of their number asks anew: keys
  // go on to the next message, a pointer puts focus back, or the clocks would stand still.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const here = inside.current;
    if (isFocused && !here?.contains(document.activeElement)) {
      const to = byPointer.current ? before.current : here?.querySelector('button');
      if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    }
    setFocused(here?.contains(document.activeElement) ?? false);
  }, [count]);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    region.onFocus?.(event);
    inside.current = event.currentTarget;
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    setFocused(true);
  };
  const blur = (event: FocusEvent<HTMLDivElement>) => {
    region.onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const onKeyDownCapture = () => {
    byPointer.current = false;
  };
  const onPointerDownCapture = () => {
    byPointer.current = true;
  };
  return (
    <PausedContext value={isHovered || isFocused}>
      <div {...region} {...{ onFocus: focus, onBlur: blur, onKeyDownCapture, onPointerDownCapture }} />
    </PausedContext>
  );
}
