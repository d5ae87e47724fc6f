/** Places in the window for toasts, best first. On phones `start` is the same as `end`. */
export const places = ['end', 'start', 'top', 'belowHead'] as const;
export type Place = (typeof places)[number];

export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

export interface Obstacles {
  /** Open dialogs and panels. */
  surfaces: readonly Box[];
  /** The element with focus. A full-window dialog can't be avoided, but its buttons can. */
  controls: readonly Box[];
  /** Everything else that can be pressed or filled in. */
  buttons: readonly Box[];
}

const CONTROL_WEIGHT = 1000;
const BUTTON_WEIGHT = 5;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/**
 * The place whose box covers least; the first of equals. Toasts that are shown already stay where
 * they are unless they cover a surface or a control.
 */
export function choosePlace(
  boxOf: (place: Place) => Box,
  { surfaces, controls, buttons }: Obstacles,
  current?: Place,
): Place {
  const inTheWay = (box: Box) => covered(box, surfaces) + CONTROL_WEIGHT * covered(box, controls);
  if (current && inTheWay(boxOf(current)) === 0) return current;
  const cost = (place: Place) => {
    const box = boxOf(place);
    return inTheWay(box) + BUTTON_WEIGHT * covered(box, buttons);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
