import type { IconShape } from './Shape.tsx';

// Separate from shapes.ts, so that a page with one form or carousel does not load all shapes.

export const TRIANGLE: IconShape = {
  box: 12,
  evenOdd: true,
  path: 'M6 .5L12 11.5H0zM5.2 4.5l.2 3.5h1.2l.2-3.5zM5.2 8.7v1.5h1.6V8.7z',
};
export const PAUSE: IconShape = { box: 12, path: 'M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z' };
export const PLAY: IconShape = { box: 12, path: 'M3 1l7.5 5L3 11z' };
export const CHEVRON_DOWN: IconShape = { box: 16, strokeWidth: 1.6, path: 'M3 6l5 5 5-5' };
export const CHEVRON_LEFT: IconShape = { box: 16, strokeWidth: 1.6, path: 'M10 3L5 8l5 5' };
export const CHEVRON_RIGHT: IconShape = { box: 16, strokeWidth: 1.6, path: 'M6 3l5 5-5 5' };
export const TICK: IconShape = { box: 12, path: 'M10.3 1.5l1.5 1.3-7 8L.3 6.6l1.3-1.5 3 2.8z' };
export const CLOSE: IconShape = { box: 16, strokeWidth: 1.6, path: 'M3.5 3.5l9 9M12.5 3.5l-9 9' };
export const INFO: IconShape = {
  box: 12,
  evenOdd: true,
  path: 'M6 0a6 6 0 110 12A6 6 0 016 0zM5.2 2.5v1.6h1.6V2.5zM5.2 5v4.5h1.6V5z',
};
/** Eight corners, so that in greyscale it differs from the triangle of a warning. */
export const STOP: IconShape = {
  box: 12,
  evenOdd: true,
  path: 'M3.5 0h5L12 3.5v5L8.5 12h-5L0 8.5v-5zM5.2 2.5l.2 4.2h1.2l.2-4.2zM5.2 7.9v1.6h1.6V7.9z',
};
export const SPEAKER: IconShape = {
  box: 16,
  strokeWidth: 1.4,
  path: 'M2 6h2.5L8 3v10L4.5 10H2zM10.5 5.5a3.5 3.5 0 010 5M12.5 3.5a6.3 6.3 0 010 9',
};
export const CALENDAR: IconShape = {
  box: 16,
  strokeWidth: 1.4,
  path: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3',
};
