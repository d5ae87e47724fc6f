import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { choosePlace, type Place } from './choose-place.ts';

const SURFACES = '[role="dialog"], [role="alertdialog"], [role="complementary"][data-raised]';
const CONTROLS = 'a, button, input, select, textarea, [role="button"], label';

const boxesOf = (elements: Iterable<Element>) =>
  Array.from(elements, (element) => element.getBoundingClientRect());

/** Moves the element to where it covers neither a dialog nor what was just used, by its `data-place`. Not while `isHeld`. */
export function usePlace(region: RefObject<HTMLElement | null>, isHeld: boolean, version: unknown): void {
  const used = useRef<Element>(undefined);
  const place = useRef(() => {});
  useLayoutEffect(() => {
    place.current = () => {
      const element = region.current;
      if (!element || isHeld) return;
      const controls = [used.current, document.activeElement].filter(
        (control) => control?.isConnected && control !== document.body && !element.contains(control),
      );
      const boxOf = (to: Place) => {
        element.dataset.place = to;
        return element.getBoundingClientRect();
      };
      element.dataset.place = choosePlace(boxOf, {
        surfaces: boxesOf(document.querySelectorAll(SURFACES)),
        controls: boxesOf(controls.filter((control) => control != null)),
      });
    };
  });
  useEffect(() => {
    const use = ({ target }: Event) => {
      const control = target instanceof Element && target.closest(CONTROLS);
      if (control && !region.current?.contains(control)) used.current = control;
    };
    const placeInNextFrame = () => requestAnimationFrame(() => place.current());
    window.addEventListener('pointerdown', use, true);
    window.addEventListener('keydown', use, true);
    // a dialog that opens or closes moves the focus
    window.addEventListener('focusin', placeInNextFrame);
    window.addEventListener('resize', placeInNextFrame);
    return () => {
      window.removeEventListener('pointerdown', use, true);
      window.removeEventListener('keydown', use, true);
      window.removeEventListener('focusin', placeInNextFrame);
      window.removeEventListener('resize', placeInNextFrame);
    };
  }, [region]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more or longer toasts take more room
  useLayoutEffect(() => place.current(), [version]);
}
