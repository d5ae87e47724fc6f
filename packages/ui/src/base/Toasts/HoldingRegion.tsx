import { type ComponentProps, createContext, type FocusEvent, useEffect, useRef, useState } from 'react';

/** True while a reader is at the messages: then their clocks stand still. */
export const HeldContext = createContext(false);

export interface HoldingRegionProps {
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
export function HoldingRegion({ region, isHovered, count, onCount }: HoldingRegionProps) {
  const [isFocused, setFocused] = useState(false);
  const inside = useRef<HTMLElement | null>(null);
  // A focused message that is taken away fires no blur, so a change of their number asks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setFocused(inside.current?.contains(document.activeElement) ?? false);
  }, [count]);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    region.onFocus?.(event);
    inside.current = event.currentTarget;
    setFocused(true);
  };
  const blur = (event: FocusEvent<HTMLDivElement>) => {
    region.onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <HeldContext value={isHovered || isFocused}>
      <div {...region} {...{ onFocus: focus, onBlur: blur }} />
    </HeldContext>
  );
}
