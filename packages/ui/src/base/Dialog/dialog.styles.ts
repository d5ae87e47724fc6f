/** The overlay, the surface and its parts, for Dialog and ConfirmDialog. */
export const dialogStyles = {
  overlay:
    'prahari fixed inset-0 z-8 grid h-(--visual-viewport-height) items-end justify-items-center bg-scrim p-4 sm:items-center',
  surface:
    // the padding keeps what gets focus above the footer
    'enter-up max-h-full scroll-pb-24 w-full max-w-lg overflow-auto rounded-lg bg-raised text-ink shadow-3 forced-colors:border',
  content:
    'grid grid-cols-[minmax(0,1fr)] gap-5 p-(--dialog-padding) outline-none wrap-anywhere [--dialog-padding:min(1.5rem,7vw)]',
  title: 'text-lg',
  /** In view while the content scrolls, unless that would leave no room for it. */
  footer:
    'sticky bottom-0 z-1 -mx-(--dialog-padding) -mb-(--dialog-padding) flex flex-wrap justify-end gap-3 border-line border-t bg-raised px-(--dialog-padding) py-3 max-sm:[&>*]:min-h-target max-sm:[&>*]:grow [@media(max-height:30rem)]:static',
} as const;
