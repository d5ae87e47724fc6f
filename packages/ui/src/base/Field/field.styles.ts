/** Shared by all fields, native or react-aria. */
export const fieldStyles = {
  root: 'grid grid-cols-1 content-start gap-1.5',
  label: 'text-xs font-semibold text-muted',
  hint: 'wrap-anywhere text-xs text-faint',
  error: 'wrap-anywhere text-xs flex items-baseline gap-1.5 font-medium text-danger',
} as const;

/** On phones 48 px high with text of 16 px, because iOS zooms smaller text; else by `data-size`. */
export const boxSize = [
  'min-h-target text-md sm:min-h-control sm:text-sm',
  'sm:in-data-[size=large]:min-h-target sm:in-data-[size=large]:text-md',
  'md:pointer-fine:in-data-[size=small]:min-h-7 md:pointer-fine:in-data-[size=small]:text-xs',
].join(' ');

const control = [
  'control w-full rounded-md border border-line-strong bg-raised px-3 py-1.5 text-ink in-data-raised:bg-surface',
  'md:pointer-fine:in-data-[size=small]:py-0.5',
  'focus:border-focus focus:outline-2 focus:outline-focus focus:outline-offset-0 aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
  // on the ground of the form, as what it is: text
  '[&[readonly]]:border-dashed [&[readonly]]:bg-transparent [&[readonly]]:text-muted',
  boxSize,
].join(' ');

/** The box of a control, and more classes. */
export const controlStyles = ({ class: more = '' }: { class?: string | undefined } = {}): string =>
  `${control} ${more}`.trim();
