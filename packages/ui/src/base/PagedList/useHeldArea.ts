import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';

/** Rows stay this many ms after focus has left them: longer than a press takes, so that the press which moved focus does not hit a row that moved. */
const LEAVE_MS = 500;

/**
 * Handlers for the element around the rows of a list, which keeps them in place while somebody points at them. `onHold(true)` is called
 * when the pointer or focus enters, `onHold(false)` once both have left. Focus that a mouse click left inside does not count.
 */
export function useHeldArea(onHold: ((isHeld: boolean) => void) | undefined) {
  const inside = useRef({ pointer: false, focus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      onHold?.(false);
    },
    [onHold],
  );

  function update(part: { pointer?: boolean; focus?: boolean }): void {
    Object.assign(inside.current, part);
    clearTimeout(timer.current);
    if (inside.current.pointer || inside.current.focus) onHold?.(true);
    else timer.current = setTimeout(() => onHold?.(false), LEAVE_MS);
  }

  return {
    onClick: ignoreRepeatedClicks,
    onFocus: () => update({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      update({ focus: currentTarget.contains(relatedTarget) }),
    onPointerEnter: () => update({ pointer: true }),
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      const focus = pointerType !== 'mouse' || currentTarget.querySelector(':focus-visible') !== null;
      update({ pointer: false, focus: inside.current.focus && focus });
    },
  };
}
