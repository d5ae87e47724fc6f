import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { choosePlace, type Place } from './choose-place.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const SURFACES = `${DIALOGS}, [role="complementary"][data-raised]`;

const PRESSABLE = 'button, .button, [role="button"], input, select, textarea, summary';

const boxesOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.getBoundingClientRect());

/**
 * Moves an element to where it covers neither a dialog nor what has focus, and as few buttons as it
 * can, by `data-place`, unless paused. `size` changes when it may need more room; undefined until it has any.
 */
export function usePlace(region: RefObject<HTMLElement | null>, isPaused: boolean, size: unknown): void {
  const place = useRef(() => {});
  const current = useRef<Place>(undefined);
  useLayoutEffect(() => {
    place.current = () => {
      const element = region.current;
      const focused = document.activeElement;
      if (!element || isPaused || size === undefined) return;
      const isControl = focused && focused !== document.body && !element.contains(focused);
      const boxOf = (to: Place) => {
        element.dataset.place = to;
        return element.getBoundingClientRect();
      };
      // Only what is in an open dialog can be pressed.
      const dialogs = [...document.querySelectorAll(DIALOGS)];
      const pressable = [...(dialogs.at(-1) ?? document).querySelectorAll(PRESSABLE)];
      current.current = choosePlace(
        boxOf,
        {
          surfaces: boxesOf(document.querySelectorAll(SURFACES)),
          controls: boxesOf(isControl ? [focused] : []),
          buttons: boxesOf(pressable.filter((one) => !element.contains(one))),
        },
        current.current,
      );
      element.dataset.place = current.current;
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
