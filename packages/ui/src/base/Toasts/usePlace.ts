import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { choosePlace, type NamedPlace, type Place } from './choose-place.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const SURFACES = `${DIALOGS}, [role="complementary"][data-raised]`;

const PRESSABLE = 'a[href], button, [role="button"], [role="tab"], input, select, textarea, summary';

/** The buttons and links of a notice, such as Reload. */
const NOTICED = '[role="alert"] :is(a[href], button)';

const boxesOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.getBoundingClientRect());

/**
 * Moves an element to where it covers neither a dialog nor what has focus or a notice asks for, and as few
 * controls as it can, by `data-place` or `--toast-top`, unless paused. `size` changes when it may need more
 * room; undefined until it has any.
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
      const boxOf = (to: NamedPlace) => {
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
          controls: boxesOf([...(isControl ? [focused] : []), ...document.querySelectorAll(NOTICED)]),
          buttons: boxesOf(pressable.filter((one) => !element.contains(one))),
        },
        current.current,
      );
      const isNamed = typeof current.current === 'string';
      element.dataset.place = isNamed ? String(current.current) : 'height';
      element.style.setProperty('--toast-top', isNamed ? '' : `${current.current}px`);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => place.current(), [size]);
  useEffect(() => {
    const placeInNextFrame = () => requestAnimationFrame(() => place.current());
    // A dialog that opens or closes moves the focus.
    window.addEventListener('focusin', placeInNextFrame);
    window.addEventListener('resize', placeInNextFrame);
    // A notice that comes makes the page longer.
    const length = new ResizeObserver(placeInNextFrame);
    length.observe(document.body);
    return () => {
      length.disconnect();
      window.removeEventListener('focusin', placeInNextFrame);
      window.removeEventListener('resize', placeInNextFrame);
    };
  }, []);
}
