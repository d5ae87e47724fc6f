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

/** Modes of Chromatic for a page or a foundation, which it reviews in every look. */
export const everyLook = Object.fromEntries(
  looks.map(({ name, theme, width, height }) => [name, { theme, viewport: { width, height } }]),
);

/** The mode of all other stories: one snapshot each. */
export const deskOnly = { desk: everyLook.desk };

/** `parameters.chromatic` of a component whose many states are asserted by tests and seen on a page. */
export const notSnapped = { disableSnapshot: true };

/** Snapshots that a full build of Chromatic may take. */
export const MAX_SNAPSHOTS = 900;
