import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * True while a pointer that moved is over the element. A pointer that was resting where the element appeared does not count: its
 * owner may not have seen it. Touch does not hover. `version` changes when the element's size may have changed.
 */
export function usePointerHold(element: RefObject<HTMLElement | null>, version: unknown): boolean {
  const [isHeld, setHeld] = useState(false);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const { clientX: x, clientY: y, movementX, movementY, pointerType, target } = event;
      // without an earlier position, a browser's own event for a resting pointer is one without movement
      const moved = last.current ? x !== last.current.x || y !== last.current.y : movementX || movementY;
      last.current = { x, y };
      const isInside = target instanceof Node && element.current?.contains(target);
      if (!isInside || pointerType === 'touch') setHeld(false);
      else if (moved) setHeld(true);
    };
    const leave = () => setHeld(false);
    window.addEventListener('pointermove', move, true);
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      window.removeEventListener('pointermove', move, true);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, [element]);
  // a toast that closes under the pointer leaves without a pointer event
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { x, y } = last.current ?? {};
    if (x === undefined || y === undefined) return;
    if (!element.current?.contains(document.elementFromPoint(x, y))) setHeld(false);
  }, [version, element]);
  return isHeld;
}
