import type { OwnPost, PastDay } from '@prahari/contract/posts.schemas';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { useId } from 'react';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';
import { wasThere } from '../past-days.ts';

export interface LastDaysProps {
  post: Pick<OwnPost, 'place' | 'shift' | 'lastDays'>;
}

/** More guards than these are counted, and only who was late or absent is named. */
const NAMED = 6;

const looks = {
  late: { tone: 'warning', mark: 'half' },
  absent: { tone: 'danger', mark: 'cross' },
} as const;

function Day({ day: { day, guards, open } }: { day: PastDay }) {
  const t = useWords(clientGuardsWords);
  const names = useDateNames();
  const asAgreed = guards.filter(({ state }) => state !== 'late' && state !== 'absent');
  const there = guards.filter(({ state }) => wasThere(state)).length;
  const all = guards.length + open;
  const text =
    guards.length > NAMED
      ? t('wereThere', { there: `${there}`, all: `${all}` })
      : asAgreed.map(({ name }) => name).join(', ');
  return (
    <li className="grid gap-x-4 gap-y-1 border-line border-b py-2.5 text-sm @min-[40rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="text-muted tabular-nums">
        {formatDayWithWeekday(new Date(`${day}T12:00:00Z`), names)}
      </span>
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        {text && <span className="wrap-anywhere">{text}</span>}
        {guards.map(
          ({ assignmentId, name, state }) =>
            (state === 'late' || state === 'absent') && (
              <Status key={assignmentId} {...looks[state]} className="whitespace-normal!">
                {`${name}, ${t(state)}`}
              </Status>
            ),
        )}
        {open > 0 && (
          <Status tone="danger" mark="cross">
            {t('openPlace', { count: open })}
          </Status>
        )}
      </span>
    </li>
  );
}

/** The guards who were at a post on its last seven days, and the places that nobody had. */
export function LastDays({ post: { place, shift, lastDays } }: LastDaysProps) {
  const t = useWords(clientGuardsWords);
  const heading = useId();
  if (lastDays.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="font-semibold text-lg">
        {t(shift === 'night' ? 'lastNights' : 'lastDays')}
      </h2>
      <p className="wrap-anywhere text-muted text-sm">
        {[place.street, place.city].filter((part) => part !== '').join(', ')}
      </p>
      <ul className="mt-2 border-line border-t">
        {lastDays.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ul>
    </section>
  );
}
