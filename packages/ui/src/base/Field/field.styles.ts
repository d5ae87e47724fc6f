/** Shared by all fields, native or react-aria. */
export const fieldStyles = {
  root: 'grid grid-cols-1 content-start gap-1.5',
  label: 'text-xs font-semibold text-muted',
  hint: 'wrap-anywhere text-xs text-faint',
  error: 'wrap-anywhere text-xs flex items-baseline gap-1.5 font-medium text-danger',
} as const;

/** The box of a control, styled in styles/control.css, and more classes. */
export const controlStyles = ({ class: more = '' }: { class?: string | undefined } = {}): string =>
  `control ${more}`.trim();
