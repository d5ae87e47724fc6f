/** Surface of menus and popovers, never wider than the screen. */
export const popoverStyles =
  'prahari enter-up max-w-[calc(100vw-2rem)] rounded-md border border-line bg-raised text-ink shadow-2 outline-none';
