/** Shared by all fields, native or react-aria. */
export const fieldStyles = {
  root: 'grid grid-cols-1 content-start gap-1.5',
  label: 'text-xs font-semibold text-muted',
  hint: 'wrap-anywhere text-xs text-faint',
  error: 'wrap-anywhere text-xs flex items-baseline gap-1.5 font-medium text-danger',
} as const;

export interface ControlStyleOptions {
  /** `digit`: one of six boxes. */
  shape?: 'line' | 'digit' | undefined;
  /** Classes put after these. */
  class?: string | undefined;
}

const DIGIT = 'h-14 min-w-0 max-w-12 px-0 text-center font-semibold text-lg sm:text-lg tabular-nums';

/** The box of a control, styled in styles/control.css. */
export const controlStyles = ({ shape = 'line', class: more = '' }: ControlStyleOptions = {}): string =>
  `control ${shape === 'digit' ? DIGIT : ''} ${more}`.trim();

/** The same box around an input with an adornment (₹, a button). */
export const controlGroupStyles = ({ class: more = '' }: Pick<ControlStyleOptions, 'class'> = {}): string =>
  `control-group flex w-full items-center rounded-md border border-line-strong bg-raised text-ink in-data-raised:bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus has-aria-invalid:border-danger has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted ${more}`;

export const bareInput = 'min-w-0 flex-1 self-stretch border-0 bg-transparent px-3 outline-none';
