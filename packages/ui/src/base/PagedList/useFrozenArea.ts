import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';

/** Keeps rows frozen longer than a press takes, because a press may have moved the focus. */
const LEAVE_MS = 500;

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
    // A question about a row returns focus to it: meanwhile the reply may already have come.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      update(
        'focus',
        currentTarget.contains(relatedTarget) || !!relatedTarget?.closest('[role="alertdialog"]'),
      ),
    onPointerEnter: () => update('pointer', true),
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible'))
        inside.current.focus = false;
      update('pointer', false);
    },
  };
}
