import { cva } from 'class-variance-authority';

/** The row of a checkbox, radio or switch, all of it a target. For fingers it is 48 px high. */
export const choiceRow = cva('group flex gap-3 text-sm', {
  variants: {
    disabled: { true: 'cursor-not-allowed text-muted', false: 'cursor-pointer' },
    bare: {
      true: 'relative flex size-6 items-center justify-center touch:size-12',
      false: 'min-h-control items-start py-2 touch:min-h-target touch:py-3',
    },
  },
  defaultVariants: { disabled: false, bare: false },
});

/** Styles the native input as a box; it keeps its role, keys and form value. */
export const choiceBox = cva(
  [
    'peer absolute inset-0 m-0 cursor-[inherit] appearance-none border border-line-strong bg-raised',
    'in-data-raised:bg-surface checked:border-accent-edge checked:bg-accent in-data-raised:checked:bg-accent',
    'aria-invalid:border-danger disabled:border-line disabled:bg-sunken',
  ],
  {
    variants: {
      shape: {
        // Only for the square: `:indeterminate` also matches radios of a group without a selection.
        square:
          'rounded-sm indeterminate:border-accent-edge indeterminate:bg-accent in-data-raised:indeterminate:bg-accent',
        round: 'rounded-full',
      },
    },
    defaultVariants: { shape: 'square' },
  },
);
