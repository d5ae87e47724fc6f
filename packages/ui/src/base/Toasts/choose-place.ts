/** Places in the window for toasts, best first. On phones `start` is the same as `end`. */
export const places = ['end', 'start', 'top', 'belowHead'] as const;
export type NamedPlace = (typeof places)[number];

/** A named place, or how far below the upper edge of the window, in pixels, where those cover something. */
export type Place = NamedPlace | number;

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

/** Pixels between the heights that are tried, and kept free above and below. */
const STEP = 8;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const covered = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** The heights between the lower end and the upper edge, lowest first. */
const heightsAbove = ({ top }: Box): number[] =>
  Array.from({ length: Math.max(0, Math.floor(top / STEP) - 2) }, (_, index) => top - (index + 1) * STEP);

/**
 * The place whose box covers least; the first of equals. Where each named place covers something, the lowest one
 * above the end that covers nothing. Toasts that are shown already stay where they are unless they cover a
 * surface or a control.
 */
export function choosePlace(
  boxOf: (place: NamedPlace) => Box,
  { surfaces, controls, buttons }: Obstacles,
  current?: Place,
): Place {
  const end = boxOf('end');
  const boxAt = (place: Place): Box =>
    typeof place === 'number'
      ? { left: end.left, right: end.right, top: place - STEP, bottom: place + end.bottom - end.top + STEP }
      : boxOf(place);
  const inTheWay = (box: Box) => covered(box, surfaces) + CONTROL_WEIGHT * covered(box, controls);
  if (current !== undefined && inTheWay(boxAt(current)) === 0) return current;
  const cost = (place: Place) => {
    const box = boxAt(place);
    return inTheWay(box) + BUTTON_WEIGHT * covered(box, buttons);
  };
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  if (cost(best) === 0) return best;
  return heightsAbove(end).find((height) => cost(height) === 0) ?? best;
}
