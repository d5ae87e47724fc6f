import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';

/** Keeps rows frozen longer than a press takes, because a press may have moved the focus. */
export const LEAVE_MS = 500;

/** A question about a row returns focus to it. */
const isQuestion = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest('[role="alertdialog"]') !== null;

/**
 * Returns handlers that call `onFreeze` when pointer or focus enter the rows, and once both left.
 * Focus that a mouse click left inside doesn't count.
 */
export function useFrozenArea(onFreeze: ((isFrozen: boolean) => void) | undefined) {
  const inside = useRef<{ pointer?: boolean; focus?: boolean }>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      onFreeze?.(false);
    },
    [onFreeze],
  );

  function update(part: keyof typeof inside.current, isInside: boolean): void {
    inside.current[part] = isInside;
    clearTimeout(timer.current);
    if (inside.current.pointer || inside.current.focus) onFreeze?.(true);
    else timer.current = setTimeout(() => onFreeze?.(false), LEAVE_MS);
  }

  return {
    onClick: ignoreRepeatedClicks,
    onFocus: () => update('focus', true),
    // The reply may come before the focus is back.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      update('focus', currentTarget.contains(relatedTarget) || isQuestion(relatedTarget)),
    onPointerEnter: () => update('pointer', true),
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      const isAsked = isQuestion(document.activeElement);
      if (pointerType === 'mouse' && !isAsked && !currentTarget.querySelector(':focus-visible'))
        inside.current.focus = false;
      update('pointer', false);
    },
  };
}
