import { boxSize } from './field.styles.ts';

/** The box of a control around an input with an adornment (₹, a button), and more classes. */
export const controlGroupStyles = ({ class: more = '' }: { class?: string | undefined } = {}): string =>
  `control-group flex w-full items-center rounded-md border border-line-strong bg-raised text-ink in-data-raised:bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus has-aria-invalid:border-danger has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted ${boxSize} ${more}`;

export const bareInput = 'min-w-0 flex-1 self-stretch border-0 bg-transparent px-3 outline-none';
