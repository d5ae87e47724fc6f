import type { IconShape } from '../../base/Icon/Shape.tsx';

// Apart from Icon's shapes, which every page with a toast loads.

export const SUN: IconShape = {
  box: 12,
  strokeWidth: 1.3,
  path: 'M6 3.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM6 0v2M6 10v2M0 6h2M10 6h2M1.8 1.8l1.4 1.4M8.8 8.8l1.4 1.4M1.8 10.2l1.4-1.4M8.8 3.2l1.4-1.4',
};
export const MOON: IconShape = { box: 12, path: 'M8 .6A5.6 5.6 0 1011.4 8 4.6 4.6 0 018 .6z' };
/** Half filled, for a shift of 24 hours. */
export const WHOLE_DAY: IconShape = {
  box: 12,
  evenOdd: true,
  path: 'M6 0a6 6 0 110 12A6 6 0 016 0zm0 1.6v8.8A4.4 4.4 0 006 1.6z',
};
export const CLOCK: IconShape = {
  box: 12,
  strokeWidth: 1.4,
  path: 'M6 .8a5.2 5.2 0 110 10.4A5.2 5.2 0 016 .8zM6 2.8V6l2.2 1.6',
};
