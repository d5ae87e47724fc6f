import type { GuardOfDuty, PostDuty } from '@prahari/contract/posts.schemas';
import { formatClock } from '@prahari/domain/format';
import { type ReactNode, useId } from 'react';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';
import { guardNow } from '../guard-now.ts';

export interface AttendanceNowProps {
  /** A duty that runs, of a company that keeps attendance. */
  duty: PostDuty;
  /** The place of the post, in one line. */
  place: string;
  /** The current instant. */
  now: Date;
}

/** Parts of the duty, from 0 to 1. */
interface Span {
  from: number;
  to: number;
}

const styleOf = ({ from, to }: Span) => ({
  insetInlineStart: `${from * 100}%`,
  width: `${Math.max(0, to - from) * 100}%`,
});

/** The hours of the duty until now: red where nobody was there, amber where the guard was. */
const Bar = ({ absent, there, now }: { absent: Span; there: Span | undefined; now: number }) => (
  <div aria-hidden="true" className="relative h-6 overflow-hidden rounded-sm bg-sunken">
    <span
      className="absolute inset-y-0 bg-[repeating-linear-gradient(90deg,var(--prahari-danger)_0_2px,transparent_2px_6px)]"
      style={styleOf(absent)}
    />
    {there && <span className="absolute inset-y-0 bg-accent" style={styleOf(there)} />}
    <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ insetInlineStart: `${now * 100}%` }} />
  </div>
);

/** Parts of the duty between two clock times. */
const PARTS = 4;

/** Name, bar and state side by side, or below each other where it is narrow. */
const COLUMNS = 'grid gap-x-4 gap-y-1 @min-[40rem]:grid-cols-[11rem_minmax(0,1fr)_12rem]';

/** The clock times above the bars, for the eye: the begin and the end are in words above. */
function Hours({ begin, end }: { begin: number; end: number }) {
  const instants = Array.from({ length: PARTS + 1 }, (_, index) => begin + (index * (end - begin)) / PARTS);
  return (
    <div aria-hidden="true" className={`${COLUMNS} mt-2 pb-1 text-muted text-xs tabular-nums`}>
      <span className="flex justify-between @min-[40rem]:col-start-2">
        {instants.map((instant) => (
          <span key={instant}>{formatClock(new Date(instant).toISOString())}</span>
        ))}
      </span>
    </div>
  );
}

/** The guards at a post and since when, along the hours of its duty. */
export function AttendanceNow({ duty, place, now }: AttendanceNowProps) {
  const t = useWords(clientGuardsWords);
  const heading = useId();
  const [begin, end] = [Date.parse(duty.beginsAt), Date.parse(duty.endsAt)];
  const partOf = (instant: number) => Math.min(1, Math.max(0, (instant - begin) / (end - begin)));
  const at = partOf(now.getTime());
  const barOf = ({ startedAt }: Pick<GuardOfDuty, 'startedAt'>) => {
    const since = startedAt ? partOf(Date.parse(startedAt)) : at;
    return (
      <Bar absent={{ from: 0, to: since }} there={startedAt ? { from: since, to: at } : undefined} now={at} />
    );
  };
  const openPlaces = Array.from({ length: duty.open }, (_, index) => `open ${index}`);
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="font-semibold text-lg">
        {t('attendanceNow')}
      </h2>
      <p className="text-muted text-sm">
        {t('placeAndHours', {
          place,
          from: formatClock(duty.beginsAt),
          to: formatClock(duty.endsAt),
        })}
      </p>
      <Hours begin={begin} end={end} />
      <ul className="border-line border-t">
        {duty.guards.map((guard) => {
          const { text, state } = guardNow(guard, duty, { now, attended: true }, t);
          const isThere = state === 'onDuty' || state === 'onBreak';
          return (
            <Row key={guard.assignmentId} name={guard.name} bar={barOf(guard)}>
              <Status
                tone={isThere ? 'onDuty' : 'danger'}
                mark={state === 'onBreak' ? 'pause' : isThere ? 'lantern' : 'cross'}
              >
                {text}
              </Status>
            </Row>
          );
        })}
        {openPlaces.map((key) => (
          <Row key={key} name={t('openPlaceName')} bar={barOf({})}>
            <Status tone="danger" mark="cross">
              {t('nobody')}
            </Status>
          </Row>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">{t('striped', { time: formatClock(now.toISOString()) })}</p>
    </section>
  );
}

interface RowProps {
  name: string;
  bar: ReactNode;
  children: ReactNode;
}

const Row = ({ name, bar, children }: RowProps) => (
  <li className={`${COLUMNS} items-center border-line border-b py-2.5`}>
    <span className="wrap-anywhere font-medium text-sm">{name}</span>
    {bar}
    <span>{children}</span>
  </li>
);
