import type { IconShape } from '../../base/Icon/Shape.tsx';

// Separate from base/Icon/shapes.ts, which every page with a form loads.

export const PHONE: IconShape = {
  box: 16,
  strokeWidth: 1.5,
  path: 'M3 2h3l1.5 3.5-2 1.5A8 8 0 009 10.5l1.5-2L14 10v3c0 .6-.4 1-1 1C7 14 2 9 2 3c0-.6.4-1 1-1z',
};
export const CHAT: IconShape = {
  box: 16,
  strokeWidth: 1.5,
  path: 'M8 2a6 6 0 11-3 11.2L2 14l.8-3A6 6 0 018 2zM5.5 8h.1M8 8h.1M10.5 8h.1',
};
