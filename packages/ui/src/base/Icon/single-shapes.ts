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
