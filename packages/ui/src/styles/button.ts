import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The look of Button and ButtonLink, and of the site's own links and buttons. The transition is of one property only: react-aria keeps
 * an element that is removed during two transitions, so memory would grow.
 */
export const buttonStyles = cva(
  [
    // print.css hides what has the first class
    'button relative inline-flex items-center justify-center gap-2 border py-1 text-center no-underline',
    'transition-[background-color] duration-fast ease-out touch:min-h-target',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress',
    '[&_svg:not([class*=size-])]:size-4 [&_svg]:flex-none',
  ],
  {
    variants: {
      /** At most one `primary` on a screen. */
      variant: {
        primary: 'border-accent-edge bg-accent font-semibold text-on-accent hover:bg-accent-hover',
        secondary: 'border-line-strong font-semibold hover:bg-sunken',
        plain: 'border-transparent hover:bg-sunken',
        danger: 'hover:bg-danger-soft',
      },
      size: {
        small: 'min-h-7 whitespace-nowrap text-xs/tight',
        medium: 'min-h-control text-sm/tight',
        large: 'min-h-target text-md/tight',
      },
      /** As wide as high, for an icon alone. */
      round: { true: 'flex-none rounded-full px-0 touch:w-(--prahari-size-target)', false: '' },
    },
    compoundVariants: [
      { round: false, size: 'small', class: 'rounded-sm px-2.5 touch:px-4' },
      { round: false, size: 'medium', class: 'rounded-md px-4' },
      { round: false, size: 'large', class: 'rounded-md px-6' },
      { round: true, size: 'small', class: 'w-7' },
      { round: true, size: 'medium', class: 'w-(--prahari-size-control)' },
      { round: true, size: 'large', class: 'w-(--prahari-size-target)' },
      { variant: 'plain', size: ['medium', 'large'], class: 'font-semibold' },
      { variant: 'danger', size: ['medium', 'large'], class: 'border-danger font-semibold text-danger' },
      // In rows both are muted; red appears on hover and in the confirmation.
      { variant: 'plain', size: 'small', class: 'font-medium text-muted hover:text-ink' },
      {
        variant: 'danger',
        size: 'small',
        class: 'border-transparent font-medium text-muted hover:text-danger',
      },
    ],
    defaultVariants: { variant: 'secondary', size: 'medium', round: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyles>['variant']>;
