import { cva } from 'class-variance-authority';

/** The look of Button and ButtonLink. One primary per screen. */
export const buttonStyles = cva(
  [
    'relative inline-flex items-center justify-center gap-2 border text-center font-semibold leading-tight no-underline',
    'transition-colors duration-fast ease-out disabled:cursor-not-allowed disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-accent-edge bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border-line-strong bg-transparent text-ink hover:bg-sunken',
        plain: 'border-transparent bg-transparent text-ink hover:bg-sunken',
        danger: 'border-danger bg-transparent text-danger hover:bg-danger-soft',
      },
      size: {
        medium: 'min-h-control rounded-md px-4 py-1 text-sm pointer-coarse:min-h-target',
        small:
          'min-h-7 rounded-sm px-2.5 text-xs whitespace-nowrap pointer-coarse:min-h-target pointer-coarse:px-4',
        large: 'min-h-target rounded-md px-6 py-1 text-md',
        icon: 'min-h-target w-12 shrink-0 rounded-full p-0',
      },
      pending: { true: 'cursor-progress', false: '' },
    },
    compoundVariants: [
      // In a row both stay quiet until they are meant: red appears under the pointer and in the confirmation.
      { variant: 'plain', size: 'small', class: 'font-medium text-muted hover:text-ink' },
      {
        variant: 'danger',
        size: 'small',
        class: 'border-transparent font-medium text-muted hover:bg-danger-soft hover:text-danger',
      },
    ],
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large' | 'icon';
