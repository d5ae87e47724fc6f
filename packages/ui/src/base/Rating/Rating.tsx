import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** From 0 to `max`. The stars are rounded; the text is not. */
  value: number;
  /** Number of stars; default 5. */
  max?: number | undefined;
  /** Replaces the text `4 out of 5`. */
  label?: string | undefined;
}

/** A `<span role="img">` of stars. Attributes and `ref` go to the span. */
export function Rating({ value, max = 5, label: ownLabel, className, ...rest }: RatingProps) {
  const t = useWords(baseWords);
  const label = ownLabel ?? t('outOf', { value: String(value), max: String(max) });
  const filled = Math.round(value);
  const stars = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('inline-flex gap-0.5 text-accent-ink', className)}
    >
      {stars.map((star) => (
        <Icon key={star} name={star <= filled ? 'star' : 'star-empty'} className="size-4" />
      ))}
    </span>
  );
}
