import { useState } from 'react';
import { FieldGroup, type GroupFieldProps } from '../Field/FieldGroup.tsx';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const STAR = [
  'relative grid size-10 cursor-pointer place-items-center rounded-md touch:size-12 has-disabled:cursor-not-allowed',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 [&>svg]:size-6',
].join(' ');

interface RatingFieldOwnProps extends GroupFieldProps {
  /** Number of stars; default 5. */
  max?: number | undefined;
}

export type RatingFieldProps = RatingFieldOwnProps & ValueProps<number | null, number>;

/** Radios drawn as stars, as a field. Attributes and `ref` go to the radiogroup. */
export function RatingField({
  name,
  disabled,
  value,
  defaultValue,
  onChange,
  max = 5,
  ...group
}: RatingFieldProps) {
  const t = useWords(baseWords);
  const [hovered, setHovered] = useState<number | null>(null);
  const [given, give] = useValue<number | null, number>({ value, defaultValue, onChange }, null);
  const filled = hovered ?? given ?? 0;
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={`-ms-2 flex flex-wrap items-center ${disabled ? 'text-muted' : 'text-accent-ink'}`}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={STAR}
            onPointerEnter={() => disabled || setHovered(stars)}
            onPointerLeave={() => setHovered(null)}
          >
            <input
              type="radio"
              {...{ name, disabled }}
              required={group.required}
              value={stars}
              checked={stars === given}
              onChange={() => give(stars)}
              aria-label={t('outOf', { value: `${stars}`, max: `${max}` })}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
            />
            <Icon name={stars <= filled ? 'star' : 'star-empty'} />
          </label>
        ))}
        {given !== null && (
          <span aria-hidden="true" className="ms-2 text-muted text-sm tabular-nums">
            {t('outOf', { value: `${given}`, max: `${max}` })}
          </span>
        )}
      </div>
    </FieldGroup>
  );
}
