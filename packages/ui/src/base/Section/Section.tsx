import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const styles = cva('scroll-mt-16', {
  variants: {
    layout: { page: '', dialog: 'grid min-h-[min(30rem,60vh)] content-start gap-3 pt-4' },
    spaceAbove: { none: '', medium: 'mt-10', large: 'mt-12' },
  },
  defaultVariants: { layout: 'page', spaceAbove: 'none' },
});

export interface SectionProps extends ComponentProps<'section'> {
  /** Name of the region. Without it the section is not a landmark. */
  label?: string | undefined;
  /** `dialog` stacks its children at a minimum height, so that a dialog doesn't jump. */
  layout?: 'page' | 'dialog' | undefined;
  /** Space to the section before it. */
  spaceAbove?: 'none' | 'medium' | 'large' | undefined;
}

/** A `<section>` with a page's or dialog's spacing. Attributes and `ref` go to the section. */
export function Section({ label, layout, spaceAbove, className, ...rest }: SectionProps) {
  return (
    <section aria-label={label} {...rest} className={styles({ layout, spaceAbove, class: className })} />
  );
}
