import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Size } from '../size.ts';

const styles = cva(
  'inline-flex max-w-full items-center justify-center rounded-full font-semibold tabular-nums forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted in-[.bg-sunken]:bg-surface',
        accent: 'bg-accent-soft text-accent-ink',
        info: 'bg-info-soft text-info',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
      size: {
        small: 'min-h-5 min-w-5 px-1.5 text-xs',
        medium: 'min-h-7 min-w-7 px-2.5 text-sm',
        large: 'min-h-9 min-w-9 px-3 text-md',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'small' },
  },
);

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  /** A number or one or two words. */
  children: string | number;
  /** Noun of the number for screen readers: `3` becomes `3 unread`. */
  noun?: string | undefined;
  /** Colors of background and text. The text carries the meaning. */
  tone?: BadgeTone | undefined;
  /** `small` beside a word in a row, `medium` on its own, `large` beside a page title. */
  size?: Size | undefined;
}

/** A `<span>` with a count or a word on a soft ground. Attributes and `ref` go to the span. */
export function Badge({ tone, size, children, noun, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles({ tone, size, class: className })}>
      <span className="truncate">{children}</span>
      {noun && <span className="sr-only"> {noun}</span>}
    </span>
  );
}
