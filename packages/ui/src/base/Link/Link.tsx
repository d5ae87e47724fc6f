import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const styles = cva('wrap-anywhere rounded-sm decoration-1 underline-offset-[0.2em]', {
  variants: {
    tone: {
      accent: 'text-accent-ink underline hover:decoration-2',
      ink: 'text-ink underline hover:decoration-2',
      quiet: 'text-muted no-underline hover:text-ink hover:underline',
    },
    weight: { normal: '', strong: 'font-semibold' },
  },
  defaultVariants: { tone: 'accent', weight: 'normal' },
});

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  /** The target URL. */
  href: string;
  /** Opens in a new tab, adds that to the link's name, and sends no referrer. */
  newTab?: boolean | undefined;
  /** `accent` in running text, `ink` where many links stand, `quiet` in lists of links. */
  tone?: 'accent' | 'ink' | 'quiet' | undefined;
  /** `strong` for a link that is a title. */
  weight?: 'normal' | 'strong' | undefined;
}

/** An `<a>` in three tones, all but `quiet` underlined. Attributes and `ref` go to the link. */
export function Link({ tone, weight, newTab = false, className, children, ...rest }: LinkProps) {
  const t = useWords(baseWords);
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...newTabProps} className={styles({ tone, weight, class: className })}>
      {newTab ? <span>{children}</span> : children}
      {newTab && <span className="sr-only">{` ${t('newTab')}`}</span>}
    </a>
  );
}
