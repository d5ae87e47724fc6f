import { INFO, STOP, TICK, TRIANGLE } from '../Icon/single-shapes.ts';

/** A different shape per tone, so that color is not the only sign. */
export const alertTones = {
  info: { label: 'Note', shape: INFO, ground: 'bg-info-soft', ink: 'text-info' },
  success: { label: 'Done', shape: TICK, ground: 'bg-success-soft', ink: 'text-success' },
  warning: { label: 'Warning', shape: TRIANGLE, ground: 'bg-warning-soft', ink: 'text-warning' },
  danger: { label: 'Error', shape: STOP, ground: 'bg-danger-soft', ink: 'text-danger' },
} as const;
