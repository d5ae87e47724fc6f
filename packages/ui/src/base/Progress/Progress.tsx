import { cva } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

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

export interface ProgressProps
  extends Omit<ComponentProps<'progress'>, 'children' | 'className' | 'id' | 'value'> {
  /** What is under way: `Sending the file`. */
  label: string;
  /** From 0 to `max`. Null: it takes an unknown time. */
  value: number | null;
  /** What `value` is at the end; 100 unless told. */
  max?: number | undefined;
  /** Said instead of the percentage: `3 of 8 files`. */
  text?: string | undefined;
  /** How it went; say it in `text` too. */
  tone?: 'accent' | 'success' | 'danger' | undefined;
}

/** A `<progress>` with label and percentage. Other attributes and `ref` go to the progress element. */
export function Progress({ label, value, max = 100, text, tone, ...rest }: ProgressProps) {
  const id = useId();
  const known = value === null ? null : Math.min(Math.max(value, 0), max);
  const said = text ?? (known === null ? undefined : `${Math.round((100 * known) / max)}%`);
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-xs">
        <label htmlFor={id} className="min-w-0 wrap-anywhere font-semibold text-muted">
          {label}
        </label>
        {said && (
          <span aria-hidden="true" className="shrink-0 text-muted tabular-nums">
            {said}
          </span>
        )}
      </div>
      <progress
        {...rest}
        id={id}
        max={max}
        {...(known === null ? {} : { value: known })}
        aria-valuetext={said}
        className={styles({ tone })}
      />
    </div>
  );
}
