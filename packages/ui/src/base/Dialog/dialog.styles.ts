/** The overlay, the surface and its parts, for Dialog and ConfirmDialog. */
export const dialogStyles = {
  overlay:
    'fixed inset-0 z-8 grid h-(--visual-viewport-height) items-end justify-items-center bg-scrim p-4 sm:items-center',
  surface:
    'enter-up max-h-full w-full max-w-lg overflow-auto rounded-lg bg-raised text-ink shadow-3 forced-colors:border',
  content: 'grid grid-cols-[minmax(0,1fr)] gap-5 p-6 outline-none wrap-anywhere',
  title: 'text-lg',
  footer: 'flex flex-wrap justify-end gap-3 max-sm:[&>*]:min-h-target max-sm:[&>*]:grow',
} as const;
