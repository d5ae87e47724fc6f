/** Corners of the window for toasts, best first. On phones `start` is the same as `end`. */
export const places = ['end', 'start', 'top'] as const;
export type Place = (typeof places)[number];

export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

export interface Obstacles {
  /** Open dialogs and panels. */
  surfaces: readonly Box[];
  /** The element with focus. A full-window dialog can't be avoided, but its buttons can. */
  controls: readonly Box[];
}

const CONTROL_WEIGHT = 1000;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The place whose box covers least; the first of equals. */
export function choosePlace(boxOf: (place: Place) => Box, { surfaces, controls }: Obstacles): Place {
  const cost = (place: Place) => {
    const box = boxOf(place);
    const covered = (others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered(surfaces) + CONTROL_WEIGHT * covered(controls);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
