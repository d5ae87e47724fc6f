import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { type Estimate, estimateStrength } from './estimate-strength.ts';

const step = cva('h-1.5 flex-1 rounded-full border', {
  variants: {
    tone: {
      empty: 'border-line-strong bg-transparent',
      danger: 'border-danger bg-danger forced-color-adjust-none',
      warning: 'border-warning bg-warning forced-color-adjust-none',
      success: 'border-success bg-success forced-color-adjust-none',
    },
  },
});
const TONES = ['danger', 'danger', 'warning', 'success', 'success'] as const;
const ADVICE = {
  longer: 'weakLonger',
  common: 'weakCommon',
  personal: 'weakPersonal',
  pattern: 'weakPattern',
} as const satisfies Record<NonNullable<Estimate['advice']>, string>;

export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The password; it is not sent anywhere. */
  value: string;
  /** Personal data that attackers may know, such as name and email. It lowers the score. */
  personal?: readonly string[] | undefined;
  /** Reason why the server refuses the password, which then counts as very weak. */
  weakness?: 'personal' | 'common' | 'pattern' | undefined;
}

/** Estimated strength of a new password, with advice. Attributes and `ref` go to the element. */
export function PasswordStrength({ value, personal, weakness, className, ...rest }: PasswordStrengthProps) {
  const t = useWords(baseWords);
  const { score, advice }: Estimate = weakness
    ? { score: 0, advice: weakness }
    : estimateStrength(value, personal);
  const scores = t('passwordScores').split(', ');
  const named = { score: scores[score] ?? '' };
  const said = advice ? t('strengthWith', { ...named, advice: t(ADVICE[advice]) }) : t('strength', named);
  return (
    <div {...rest} className={classNames('-mt-1 grid gap-1.5', className)}>
      <div aria-hidden="true" className="flex gap-1.5">
        {scores.slice(1).map((word, index) => (
          <span
            key={word}
            className={step({ tone: value && index <= Math.max(0, score - 1) ? TONES[score] : 'empty' })}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-muted text-xs">
        {value === '' ? '' : said}
      </p>
    </div>
  );
}
