import { cva } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';

const styles = cva(
  [
    'block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken text-accent',
    '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current [&::-moz-progress-bar]:bg-current',
    'indeterminate:[&::-moz-progress-bar]:bg-transparent indeterminate:bg-[repeating-linear-gradient(110deg,currentColor_0_1.25rem,transparent_1.25rem_2.5rem)]',
    'motion-safe:indeterminate:animate-pulse',
  ],
  {
    variants: {
      tone: { accent: 'text-accent', success: 'text-success', danger: 'text-danger' },
    },
    defaultVariants: { tone: 'accent' },
  },
);

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** The running task: `Sending the file`. */
  label: string;
  /** From 0 to `max`; null for an indeterminate bar. */
  value: number | null;
  /** The value at the end; default 100. */
  max?: number | undefined;
  /** Replaces the percentage, also for screen readers: `3 of 8 files`. */
  text?: string | undefined;
  /** Color of the outcome; repeat the outcome in `text`. */
  tone?: 'accent' | 'success' | 'danger' | undefined;
}

/** A `<progress>` with label and percentage. Attributes and `ref` go to the progress element. */
export function Progress({ label, value, max = 100, text, tone, className, ...rest }: ProgressProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  const known = value === null ? null : Math.min(Math.max(value, 0), max);
  const valueText = text ?? (known === null ? undefined : `${Math.round((100 * known) / max)}%`);
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex justify-between gap-4 text-xs">
        <label htmlFor={id} className="min-w-0 wrap-anywhere font-semibold text-muted">
          {label}
        </label>
        {valueText && (
          <span aria-hidden="true" className="shrink-0 text-muted tabular-nums">
            {valueText}
          </span>
        )}
      </div>
      <progress
        {...rest}
        id={id}
        max={max}
        {...(known === null ? {} : { value: known })}
        aria-valuetext={valueText}
        className={styles({ tone })}
      />
    </div>
  );
}
