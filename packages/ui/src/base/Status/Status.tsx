import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';

const styles = cva(
  'inline-flex items-center gap-2 whitespace-nowrap font-medium text-sm [&>svg]:size-3 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        // Only the icon has the accent color, because a column of amber text would distract.
        onDuty: 'text-ink [&>svg]:text-accent-ink',
        muted: 'text-muted',
        info: 'text-info',
        danger: 'text-danger',
        success: 'text-success',
        warning: 'text-warning',
      },
    },
  },
);

export type StatusTone = 'onDuty' | 'muted' | 'info' | 'danger' | 'success' | 'warning';
export type StatusMark = 'lantern' | 'ring' | 'half' | 'triangle' | 'tick' | 'pause' | 'cross' | 'clock';

export interface StatusProps extends ComponentProps<'span'> {
  /** Its color; `onDuty` is the accent, for who or what is on duty. */
  tone: StatusTone;
  /** A different icon per meaning, so that color is not the only sign. */
  mark: StatusMark;
  /** One or two words. */
  children: string;
}

/** A `<span>` with an icon and a word. Other attributes and `ref` go to the span. */
export function Status({ tone, mark, children, className, ...rest }: StatusProps) {
  return (
    <span {...rest} className={styles({ tone, class: className })}>
      <Icon name={mark} />
      <span>{children}</span>
    </span>
  );
}
