import type { IconShape } from './Shape.tsx';
import {
  CALENDAR,
  CHEVRON_DOWN,
  CHEVRON_LEFT,
  CHEVRON_RIGHT,
  CLOSE,
  PAUSE,
  TICK,
  TRIANGLE,
} from './single-shapes.ts';

const STAR = 'M8 1l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 12l-4.3 2.4.9-4.9L1 6.1l4.9-.6z';

/** Status icons (each with its own shape, for greyscale), then icons of controls. */
export const SHAPES = {
  lantern: {
    box: 12,
    path: 'M6 0c.5 1.2 1.5 2 2.5 2.7C9.5 3.5 10 4.4 10 5.6V12H2V5.6c0-1.2.5-2.1 1.5-2.9C4.5 2 5.5 1.2 6 0z',
  },
  ring: {
    box: 12,
    evenOdd: true,
    path: 'M6 0a6 6 0 110 12A6 6 0 016 0zm0 1.6a4.4 4.4 0 100 8.8 4.4 4.4 0 000-8.8z',
  },
  half: { box: 12, evenOdd: true, path: 'M6 0a6 6 0 110 12A6 6 0 016 0zm0 1.6v8.8A4.4 4.4 0 006 1.6z' },
  triangle: TRIANGLE,
  tick: TICK,
  pause: PAUSE,
  clock: { box: 12, strokeWidth: 1.4, path: 'M6 .8a5.2 5.2 0 110 10.4A5.2 5.2 0 016 .8zM6 2.8V6l2.2 1.6' },
  cross: {
    box: 12,
    path: 'M2.6 1.2L6 4.6l3.4-3.4 1.4 1.4L7.4 6l3.4 3.4-1.4 1.4L6 7.4l-3.4 3.4-1.4-1.4L4.6 6 1.2 2.6z',
  },
  close: CLOSE,
  search: { box: 16, strokeWidth: 1.6, path: 'M7 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM10.3 10.3l3.7 3.7' },
  calendar: CALENDAR,
  'chevron-down': CHEVRON_DOWN,
  'chevron-left': CHEVRON_LEFT,
  'chevron-right': CHEVRON_RIGHT,
  'arrow-up': { box: 12, path: 'M6 2l4 5H7v3.5H5V7H2z' },
  'arrow-down': { box: 12, path: 'M6 10l4-5H7V1.5H5V5H2z' },
  sort: { box: 12, path: 'M6 1l3.5 4h-7zM6 11l3.5-4h-7z' },
  star: { box: 16, path: STAR },
  'star-empty': { box: 16, strokeWidth: 1.2, path: STAR },
} satisfies Record<string, IconShape>;

export type IconName = keyof typeof SHAPES;
export const shapeOf = (name: IconName): IconShape => SHAPES[name];
