import { useId, useState } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { fieldStyles } from '../Field/field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

const STAR = [
  'relative grid size-10 cursor-pointer place-items-center rounded-md pointer-coarse:size-12 has-disabled:cursor-not-allowed',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 [&>svg]:size-6',
].join(' ');

export interface RatingFieldProps extends FieldProps {
  /** From 1 to `max`; null while nothing is given. */
  value: number | null;
  /** A star was pressed, or reached by an arrow key. */
  onChange: (stars: number) => void;
  /** How many stars there are; 5 unless told. */
  max?: number | undefined;
}

/** Stars to be given. To show what somebody gave, Rating. */
export function RatingField(props: RatingFieldProps) {
  const { label, name, hint, error, required, disabled, value, onChange, max = 5 } = props;
  const id = useId();
  const [under, setUnder] = useState<number | null>(null);
  const lit = under ?? value ?? 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error || hint ? `${id}-message` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      className={fieldStyles.root}
    >
      <span id={id} className={fieldStyles.label}>
        {label}
      </span>
      <div className={`-ms-2 flex flex-wrap items-center ${disabled ? 'text-muted' : 'text-accent-ink'}`}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={STAR}
            onPointerEnter={() => disabled || setUnder(stars)}
            onPointerLeave={() => setUnder(null)}
          >
            <input
              type="radio"
              {...{ name, disabled, required }}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={`${stars} out of ${max}`}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
            />
            <Icon name={stars <= lit ? 'star' : 'star-empty'} />
          </label>
        ))}
        {value !== null && (
          <span aria-hidden="true" className="ms-2 text-muted text-sm tabular-nums">
            {value} out of {max}
          </span>
        )}
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
}
