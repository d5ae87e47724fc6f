import type { Duty } from '@prahari/contract/duties.schemas';
import { formatInstant } from '@prahari/domain/format';
import { useWords } from '../../../base/words/useWords.ts';
import { dayEvidenceWords, type SayDayEvidence } from './day-evidence-words.ts';

const META = 'text-muted text-sm';

/** Seconds after which a position says little about where the guard was at the press. */
const STALE_SECONDS = 120;

/** `12 seconds old`; an older one is told apart. */
function ageText(seconds: number, t: SayDayEvidence): string {
  if (seconds <= STALE_SECONDS) return t('secondsOld', { seconds: Math.round(seconds) });
  const minutes = Math.round(seconds / 60);
  const age = minutes < 120 ? t('minutes', { minutes }) : t('hours', { hours: Math.round(minutes / 60) });
  return t('olderThanPress', { age });
}

/** The record of a press: its time, distance from the post, accuracy and age. */
export function DutyEvidence({ duty }: { duty: Duty }) {
  const t = useWords(dayEvidenceWords);
  const { startedAt, arrivedAt, endedAt, startedBy, position, correction, flags } = duty;
  const isQueued = flags.includes('queued');
  const isAsPlanned = flags.includes('as-planned');
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="font-semibold">
          {startedAt ? formatInstant(startedAt) : isAsPlanned ? t('asPlanned') : t('notStarted')}
        </dt>
        <dd className={META}>
          {startedAt && (startedBy === 'office' ? t('startEnteredByOffice') : t('startedOnPhone'))}
          {isQueued && arrivedAt && t('receivedInstant', { instant: formatInstant(arrivedAt) })}
          {isAsPlanned && t('attendanceWasNotKept')}
        </dd>
      </div>
      {position && (
        <div>
          <dt className="font-semibold">
            {position.meters === undefined
              ? t('positionGivenPostsIs')
              : t('metersFromPost', { meters: Math.round(position.meters) })}
          </dt>
          <dd className={META}>
            {`±${Math.round(position.accuracyMeters)} m, ${ageText(position.ageSeconds, t)}`}
            {flags.includes('far') && t('outsideOfPost')}
          </dd>
        </div>
      )}
      {(endedAt || flags.includes('no-end')) && (
        <div>
          <dt className="font-semibold">{endedAt ? formatInstant(endedAt) : t('noEnd')}</dt>
          <dd className={META}>{endedAt ? t('ended') : t('nobodyEndedItIt')}</dd>
        </div>
      )}
      {correction && (
        <div>
          <dt className="font-semibold">{`“${correction.reason}”`}</dt>
          <dd className={META}>
            {t('beforeBy', {
              by: correction.by,
              instant: formatInstant(correction.at),
              before: correction.before,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
