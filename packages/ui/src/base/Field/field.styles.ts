import { cva } from 'class-variance-authority';

/** Parts every field shares, native or not: label, control, hint or error, in that order. */
export const fieldStyles = {
  root: 'grid content-start gap-1.5',
  label: 'text-xs font-semibold text-muted',
  hint: 'text-xs text-faint',
  error: 'flex items-baseline gap-1.5 text-xs font-medium text-danger',
} as const;

/** The box one types in. 48 px and at least 16 px type on a phone (smaller type makes iOS zoom), 40 px on a desk. */
export const controlStyles = cva(
  [
    'w-full rounded-md border border-line-strong bg-raised text-ink in-data-raised:bg-surface',
    'focus:border-focus focus:outline-2 focus:outline-focus focus:outline-offset-0',
    'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
  ],
  {
    variants: {
      shape: {
        line: 'min-h-target px-3 py-1.5 text-md sm:min-h-control sm:text-sm',
        digit: 'h-14 min-w-0 max-w-12 text-center font-semibold text-lg tabular-nums',
      },
    },
    defaultVariants: { shape: 'line' },
  },
);

/** The same box around an input and what stands beside it (₹, a button). */
export const controlGroupStyles = cva([
  'flex w-full min-h-target items-center rounded-md border border-line-strong bg-raised text-md text-ink sm:min-h-control sm:text-sm',
  'in-data-raised:bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
  'has-aria-invalid:border-danger has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted',
]);

export const bareInput = 'min-w-0 flex-1 self-stretch border-0 bg-transparent px-3 py-1.5 outline-none';
