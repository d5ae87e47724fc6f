/** Windows in which stories are shown. */
export const windows = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;

/** Looks of a story, with the tag by which a story asks for a snapshot in each. */
export const looks = [
  { name: 'desk', tag: 'snapshot', theme: 'light', ...windows.desk },
  { name: 'dark', tag: 'snapshot-dark', theme: 'dark', ...windows.desk },
  { name: 'phone', tag: 'snapshot-phone', theme: 'light', ...windows.phone },
] as const;

/** The same looks for Chromatic. */
export const modes = Object.fromEntries(
  looks.map(({ name, theme, width, height }) => [name, { theme, viewport: { width, height } }]),
);
