import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/shapes.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const marks = cva('mt-0.5 grid size-5 place-items-center', {
  variants: {
    state: { past: 'text-muted', current: 'text-accent-ink', ahead: 'text-faint', failed: 'text-danger' },
  },
});
const titles = cva('wrap-anywhere', {
  variants: {
    state: {
      past: 'font-medium',
      current: 'font-semibold',
      ahead: 'text-muted',
      failed: 'font-medium text-danger',
    },
  },
});
const MARK: Record<TimelineState, IconName> = {
  past: 'tick',
  current: 'lantern',
  ahead: 'ring',
  failed: 'triangle',
};

export type TimelineState = 'past' | 'current' | 'ahead' | 'failed';

export interface TimelineEvent {
  /** Unique within the timeline. */
  id: string;
  /** The event, in a few words. */
  title: string;
  /** Relative to now; a `failed` event is in the past. */
  state: TimelineState;
  /** Formatted time: `20 Nov 2026, 08:00`. */
  time?: string | undefined;
  /** The same time in ISO 8601, for the `datetime` attribute. */
  dateTime?: string | undefined;
  /** Details, such as a sentence or link. */
  detail?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list. */
  label: string;
  /** In display order. */
  events: readonly TimelineEvent[];
}

/** An `<ol>` of past, current and coming events. Other attributes and `ref` go to the list. */
export function Timeline({ label, events, className, ...rest }: TimelineProps) {
  const t = useWords(baseWords);
  return (
    <ol aria-label={label} {...rest} className={classNames('text-sm', className)}>
      {events.map(({ id, title, state, time, dateTime, detail }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3"
        >
          <span className="flex flex-col items-center gap-1">
            <span className={marks({ state })}>
              <Icon name={MARK[state]} className="size-3" />
            </span>
            <span className="w-px flex-1 bg-line-strong forced-colors:border-s group-last:hidden" />
          </span>
          <div className="pb-5 group-last:pb-0">
            <p className={titles({ state })}>
              {title}
              {state === 'failed' && <span className="sr-only">{` (${t('failed')})`}</span>}
              {state === 'ahead' && <span className="sr-only">{` (${t('toCome')})`}</span>}
            </p>
            {time && (
              <time dateTime={dateTime} className="block text-faint text-xs tabular-nums">
                {time}
              </time>
            )}
            {detail && <div className="wrap-anywhere mt-1 text-muted">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
