import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { choosePlace, type Place } from './choose-place.ts';

const SURFACES = '[role="dialog"], [role="alertdialog"], [role="complementary"][data-raised]';

const boxesOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.getBoundingClientRect());

/**
 * Moves an element to where it covers neither a dialog nor what has focus, by `data-place`, unless
 * paused. `size` changes when it may need more room.
 */
export function usePlace(region: RefObject<HTMLElement | null>, isPaused: boolean, size: unknown): void {
  const place = useRef(() => {});
  useLayoutEffect(() => {
    place.current = () => {
      const element = region.current;
      const focused = document.activeElement;
      if (!element || isPaused) return;
      const isControl = focused && focused !== document.body && !element.contains(focused);
      const boxOf = (to: Place) => {
        element.dataset.place = to;
        return element.getBoundingClientRect();
      };
      element.dataset.place = choosePlace(boxOf, {
        surfaces: boxesOf(document.querySelectorAll(SURFACES)),
        controls: boxesOf(isControl ? [focused] : []),
      });
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => place.current(), [size]);
  useEffect(() => {
    const placeInNextFrame = () => requestAnimationFrame(() => place.current());
    // A dialog that opens or closes moves the focus.
    window.addEventListener('focusin', placeInNextFrame);
    window.addEventListener('resize', placeInNextFrame);
    return () => {
      window.removeEventListener('focusin', placeInNextFrame);
      window.removeEventListener('resize', placeInNextFrame);
    };
  }, []);
}
