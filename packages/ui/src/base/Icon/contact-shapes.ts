import type { IconShape } from './Shape.tsx';

// Separate from single-shapes.ts, which every page with a form loads.

export const PHONE: IconShape = {
  box: 12,
  path: 'M3.1.6l1.7 2.7-1.2 1.3c.7 1.7 2 3 3.8 3.8l1.3-1.2 2.7 1.7-.7 2.3c-.3.6-.9.8-1.5.7C4.6 11.2.8 7.4.1 2.8 0 2.2.2 1.6.8 1.3z',
};
export const CHAT: IconShape = {
  box: 16,
  strokeWidth: 1.5,
  path: 'M8 2a6 6 0 11-3 11.2L2 14l.8-3A6 6 0 018 2zM5.5 8h.1M8 8h.1M10.5 8h.1',
};
/** A place on the map. */
export const PIN: IconShape = {
  box: 12,
  evenOdd: true,
  path: 'M6 0a4.5 4.5 0 014.5 4.5C10.5 7.5 6 12 6 12S1.5 7.5 1.5 4.5A4.5 4.5 0 016 0zm0 2.8a1.7 1.7 0 100 3.4 1.7 1.7 0 000-3.4z',
};
export const SEND: IconShape = { box: 12, path: 'M.5 1l11 5-11 5 1.3-4.3L7 6 1.8 5.3z' };
