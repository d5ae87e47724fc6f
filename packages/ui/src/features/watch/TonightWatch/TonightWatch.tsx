import { watchRowKey } from '@prahari/contract/watch';
import type { Watch, WatchRow } from '@prahari/contract/watch.schemas';
import { formatClock } from '@prahari/domain/format';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { tonightWatchWords } from './tonight-watch-words.ts';
import { WatchRowItem, type WatchRowItemProps } from './WatchRowItem.tsx';

export interface TonightWatchProps {
  /** The rows, worst first, and the counts. */
  watch: Watch;
  /** The current time. */
  now: Date;
  /** Keeps what is typed about the call of a duty. */
  noteDraft?: ((dutyId: string) => WatchRowItemProps['draft']) | undefined;
  /** Keeps that a guard was called, with what was said once it is known. */
  onCalled: (dutyId: string, note: string) => void;
  /** Offers the place of a row to guards. */
  onOffer: (row: WatchRow) => void;
  /** Replaces the guard of a row. */
  onReplace: (row: WatchRow) => void;
  /** Assigns guards to a post. */
  onAssign: (postId: string) => void;
  /** Pointer or focus came into the list, which then keeps its order, or left it. */
  onHold: (isHeld: boolean) => void;
  /** Leads to the record of a guard. */
  guardLink: (guardId: string) => LinkTarget;
  /** Leads to the record of a client. */
  clientLink: (clientId: string) => LinkTarget;
}

/** Rows shown before somebody asks for more. */
const FIRST = 5;

const Figure = ({ value, label, look = '' }: { value: number; label: string; look?: string }) => (
  <span className={look}>
    <b className="text-lg tabular-nums">{value}</b> <span className="text-sm">{label}</span>
  </span>
);

/** Missing guards: the duties that run and nobody has started, and places that nobody has. */
export function TonightWatch(props: TonightWatchProps) {
  const t = useWords(tonightWatchWords);
  const { watch, now, noteDraft, onCalled, onOffer, onReplace, onAssign, onHold, guardLink, clientLink } =
    props;
  const [isExpanded, setExpanded] = useState(false);
  const [showsStarted, setShowsStarted] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isExpanded) list.current?.children[FIRST]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isExpanded]);
  const shown = isExpanded ? watch.rows : watch.rows.slice(0, FIRST);
  const { isAttended, running, started, late, nobody, latest, responses } = watch;
  return (
    <section
      aria-labelledby="watch-title"
      className="@container grid gap-3 border-line border-b px-[clamp(1rem,2.5vw,2rem)] py-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="watch-title" className="text-lg">
          {t('onDutyNow')}
        </h2>
        {nobody > 0 && <Figure value={nobody} label={t('nobody')} look="text-danger" />}
        {late > 0 && <Figure value={late} label={t('late')} look="text-warning" />}
        {running > 0 && (
          <Figure
            {...(isAttended
              ? { value: started, label: t('ofStartedRunning', { running }) }
              : { value: running, label: t('asPlanned') })}
          />
        )}
      </div>
      <ul
        ref={list}
        aria-label={t('placesThatNeedYou')}
        className="border-line border-t"
        onPointerEnter={() => onHold(true)}
        onPointerLeave={() => onHold(false)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
      >
        {shown.map((row) => (
          <WatchRowItem
            key={watchRowKey(row)}
            row={row}
            now={now}
            draft={row.duty && noteDraft?.(row.duty._id)}
            onCalled={(note) => row.duty && onCalled(row.duty._id, note)}
            onOffer={() => onOffer(row)}
            onReplace={() => onReplace(row)}
            onAssign={() => row.post._id && onAssign(row.post._id)}
            guardLink={guardLink}
            clientLink={clientLink}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {shown.length < watch.rows.length && (
          <Button size="small" onPress={() => setExpanded(true)}>
            {t('showAllCount', { count: watch.rows.length })}
          </Button>
        )}
        {latest.length > 0 && (
          <Button
            size="small"
            variant="plain"
            aria-expanded={showsStarted}
            onPress={() => setShowsStarted(!showsStarted)}
          >
            {showsStarted ? t('hideWhoStarted') : t('whoStarted')}
          </Button>
        )}
        {responses.length > 0 && (
          <p className="text-muted text-xs">
            {t('firstStepThisMonth', {
              steps: responses
                .map(({ by, places, averageMinutes }) => t('afterMinBy', { by, averageMinutes, places }))
                .join(', '),
            })}
          </p>
        )}
      </div>
      {showsStarted && (
        <ul aria-label={t('whoStartedLatestFirst')} className="text-sm">
          {latest.map(({ _id, guard, post, startedAt, beginsAt }) => (
            <li key={_id} className="flex justify-between gap-4 border-line border-t py-1.5">
              <span className="min-w-0 wrap-anywhere">{`${guard.name}, ${post.client.name}`}</span>
              <span className="tabular-nums">
                {t('startedClock', { clock: formatClock(startedAt ?? beginsAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
