/** What floats above the page: menus and popovers. Never wider than a phone. */
export const popoverStyles =
  'enter-up max-w-[calc(100vw-2rem)] rounded-md border border-line bg-raised text-ink shadow-2 outline-none';
