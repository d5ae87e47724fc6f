import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CLOSE } from '../Icon/single-shapes.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { alertTones } from './alert-tones.ts';

export type AlertTone = keyof typeof alertTones;
export type AlertUrgency = 'now' | 'soon' | 'none';

/** A screen reader interrupts for an alert, waits with a status, and reads a note where it stands. */
const roles = { now: 'alert', soon: 'status', none: 'note' } as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** Color, icon and the word that a screen reader says before the text. */
  tone?: AlertTone | undefined;
  /** The message in one short sentence, in bold. Leave it out where the text is one sentence. */
  title?: ReactNode;
  /** Reasons, and what to do next. */
  children?: ReactNode;
  /** Buttons or links, at most two. */
  actions?: ReactNode;
  /** Shows a Close button, which calls this. The caller leaves the alert out afterwards. */
  onDismiss?: (() => void) | undefined;
  /**
   * Says how a screen reader announces it when it appears: `now` interrupts (default for danger),
   * `soon` waits (default for others), `none` is for what is there from the start.
   */
  urgency?: AlertUrgency | undefined;
  /** Word before the text for screen readers, in place of the tone's: `Warning`. */
  toneLabel?: string | undefined;
  /** Name of the Close button. */
  dismissLabel?: string | undefined;
}

/** A message in the page, near what it is about. Other attributes and `ref` go to the element. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  urgency = tone === 'danger' ? 'now' : 'soon',
  toneLabel,
  dismissLabel,
  className,
  ...rest
}: AlertProps) {
  const t = useWords(baseWords);
  const { shape, ground, ink } = alertTones[tone];
  return (
    <div
      {...rest}
      role={roles[urgency]}
      className={classNames(
        `flex items-start gap-3 rounded-md border border-transparent px-4 py-3 text-ink text-sm ${ground}`,
        className,
      )}
    >
      <Shape shape={shape} className={`mt-1 size-4 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{`${toneLabel ?? t(alertTones[tone].word)}: `}</span>
        {title && <p className={`font-semibold ${ink}`}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2 max-sm:*:grow">{actions}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="plain"
          size="small"
          round
          aria-label={dismissLabel ?? t('close')}
          onPress={onDismiss}
          className="-my-1 -me-2"
        >
          <Shape shape={CLOSE} />
        </Button>
      )}
    </div>
  );
}
