/** Windows in which stories are shown. */
export const windows = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;

/**
 * How each story is pictured, in this order: by `npm run pictures` on this machine, and by Chromatic as its modes. The story is
 * rendered once; only the window and the theme change.
 */
export const looks = [
  { name: '1280', theme: 'light', ...windows.desk },
  { name: 'dark', theme: 'dark', ...windows.desk },
  { name: '390', theme: 'light', ...windows.phone },
] as const;
export type Look = (typeof looks)[number];

/** The same looks as Chromatic takes them: globals, and the window. */
export const modes = Object.fromEntries(
  looks.map(({ name, theme, width, height }) => [name, { theme, viewport: { width, height } }]),
);
