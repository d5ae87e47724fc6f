export const shifts = ['day', 'night', '24h'] as const;
export type Shift = (typeof shifts)[number];
export const defaultShift: Shift = 'day';

/** True for a word of SPEC; the hosted API may send others. */
export const isShift = (text: string): text is Shift => (shifts as readonly string[]).includes(text);
