import { INFO, STOP, TICK, TRIANGLE } from '../Icon/single-shapes.ts';

/** A different shape per tone, so that color is not the only sign. */
export const alertTones = {
  info: { word: 'note', shape: INFO, ground: 'bg-info-soft', ink: 'text-info' },
  success: { word: 'done', shape: TICK, ground: 'bg-success-soft', ink: 'text-success' },
  warning: { word: 'warning', shape: TRIANGLE, ground: 'bg-warning-soft', ink: 'text-warning' },
  danger: { word: 'error', shape: STOP, ground: 'bg-danger-soft', ink: 'text-danger' },
} as const;
