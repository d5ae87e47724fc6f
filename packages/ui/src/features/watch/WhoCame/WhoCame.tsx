import type { Duty } from '@prahari/contract/duties.schemas';
import { formatClock } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type SayWhoCame, whoCameWords } from './who-came-words.ts';

export interface WhoCameProps {
  /** The duties that began on one day. */
  duties: readonly Duty[];
  /** Chooses the day. */
  period: ReactNode;
  /** Leads to another view. */
  tools?: ReactNode;
  /** Leads to the record of a guard. */
  guardLink: (guardId: string) => LinkTarget;
  /** Leads to the record of a client. */
  clientLink: (clientId: string) => LinkTarget;
}

/** Worst first. */
const states = ['absent', 'late', 'leave', 'planned', 'present'] as const;
type Shown = (typeof states)[number];

const looks = {
  absent: { tone: 'danger', mark: 'cross', word: 'absent' },
  late: { tone: 'warning', mark: 'half', word: 'late' },
  leave: { tone: 'muted', mark: 'ring', word: 'onLeave' },
  planned: { tone: 'muted', mark: 'ring', word: 'asPlanned' },
  present: { tone: 'success', mark: 'tick', word: 'came' },
} as const;

const isShown = (duty: Duty): duty is Duty & { state: Shown } => duty.state !== 'cancelled';

/** `20:24, 24 min after the begin`, or the office's word. */
function startText({ state, startedAt, beginsAt, correction }: Duty, t: SayWhoCame): string {
  if (!startedAt) return correction ? t('enteredByOffice') : state === 'late' ? t('notStarted') : '';
  const at = formatClock(startedAt);
  const minutes = Math.floor((Date.parse(startedAt) - Date.parse(beginsAt)) / 60_000);
  return state === 'late' && minutes > 0 ? t('lateSince', { at, minutes }) : at;
}

/** Lists the guards of a day and of the night that began on it: absent and late ones first. */
export function WhoCame({ duties, period, tools, guardLink, clientLink }: WhoCameProps) {
  const t = useWords(whoCameWords);
  const [filter, setFilter] = useState('');
  const shown = duties
    .filter(isShown)
    .sort(
      (one, other) =>
        states.indexOf(one.state) - states.indexOf(other.state) || other.beginsAt.localeCompare(one.beginsAt),
    );
  const rows = shown.filter(({ state }) => !filter || state === filter);
  const options = states
    .map((state) => ({
      value: state,
      label: t(looks[state].word),
      count: shown.filter((duty) => duty.state === state).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <section aria-label={t('whoCame')}>
      <SectionHeader title={t('whoCame')} tools={tools} />
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        {period}
        {shown.length > 0 && (
          <FilterBar
            label={t('filterDuties')}
            value={filter}
            onChange={setFilter}
            options={[{ value: '', label: t('all'), count: shown.length }, ...options]}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState scene="guardPost" title={t('noDuty')} />
      ) : (
        <ul aria-label={t('absentAndLateFirst')} className="border-line border-t">
          {rows.map((duty) => (
            <Row key={duty._id} duty={duty} guardLink={guardLink} clientLink={clientLink} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Pick<WhoCameProps, 'guardLink' | 'clientLink'> {
  duty: Duty & { state: Shown };
}

function Row({ duty, guardLink, clientLink }: RowProps) {
  const { guard, post, state, beginsAt, endsAt } = duty;
  const t = useWords(whoCameWords);
  const { word, ...look } = looks[state];
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line border-b py-2 text-sm sm:grid-cols-[minmax(0,1fr)_7rem_minmax(11rem,auto)_9rem]">
      <div className="min-w-0 wrap-anywhere">
        <span className="block font-name">
          <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink>
        </span>
        <span className="mt-1 block text-muted text-xs">
          <RowLink {...clientLink(post.client._id)} inSentence>
            {post.client.name}
          </RowLink>
          {post.place.city && `, ${post.place.city}`}
        </span>
      </div>
      <span className="self-start justify-self-end text-muted tabular-nums sm:self-center sm:justify-self-start touch:inline-flex touch:min-h-target touch:items-center">
        {`${formatClock(beginsAt)}–${formatClock(endsAt)}`}
      </span>
      <span>
        <Status {...look}>{t(word)}</Status>
        <span className="block text-muted text-xs tabular-nums">{startText(duty, t)}</span>
      </span>
      <a
        href={`tel:${guard.phone.replace(/[^+\d]/g, '')}`}
        className="whitespace-nowrap text-end tabular-nums no-underline hover:underline touch:inline-flex touch:min-h-target touch:items-center touch:justify-end"
      >
        {formatPhone(guard.phone)}
      </a>
    </li>
  );
}
