export const shifts = ['day', 'night', '24h'] as const;
export type Shift = (typeof shifts)[number];
export const defaultShift: Shift = 'day';

/** Start and end of each shift, India time. A company with other hours changes them here. */
export const SHIFT_HOURS = {
  day: { start: '08:00', end: '20:00' },
  night: { start: '20:00', end: '08:00' },
  '24h': { start: '00:00', end: '24:00' },
} as const;
