import { cva } from 'class-variance-authority';
import { Icon } from '../Icon/Icon.tsx';

const styles = cva(
  'inline-flex items-center gap-2 whitespace-nowrap font-medium text-sm [&>svg]:size-3 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        // Only the lamp is amber: a column of amber words would be noise.
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
export type StatusMark = 'lantern' | 'ring' | 'half' | 'triangle' | 'tick' | 'pause' | 'cross';

export interface StatusProps {
  /** Its colour; `lit` is the lamp, for who or what is on duty. */
  tone: StatusTone;
  /** Another shape for each meaning, so that greyscale loses nothing. */
  mark: StatusMark;
  /** One or two words. */
  children: string;
}

/** A word with a mark beside it. */
export function Status({ tone, mark, children }: StatusProps) {
  return (
    <span className={styles({ tone })}>
      <Icon name={mark} />
      {children}
    </span>
  );
}
