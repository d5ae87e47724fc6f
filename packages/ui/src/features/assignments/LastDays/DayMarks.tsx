import { cva } from 'class-variance-authority';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';
import { type GuardDays, wasThere } from '../past-days.ts';

const mark = cva('[&>svg]:size-3', {
  variants: { state: { there: 'text-accent-ink', late: 'text-warning', absent: 'text-danger' } },
});
const icons = { there: 'lantern', late: 'half', absent: 'cross' } as const;

const lookOf = (state: GuardDays['days'][number]['state']) =>
  state === 'late' || state === 'absent' ? state : 'there';

/** A mark for each of a guard's last days: there, late or absent; read out as one sentence. */
export function DayMarks({ days }: Pick<GuardDays, 'days'>) {
  const t = useWords(clientGuardsWords);
  const there = days.filter(({ state }) => wasThere(state)).length;
  const late = days.filter(({ state }) => state === 'late').length;
  const counts = { there: `${there}`, all: `${days.length}` };
  const isPlanned = days.every(({ state }) => state === 'planned');
  const text = isPlanned ? t('asPlannedOf', counts) : t('thereOf', counts);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1">
      {days.map(({ day, state }) => (
        <span key={day} aria-hidden="true" className={mark({ state: lookOf(state) })}>
          <Icon name={icons[lookOf(state)]} />
        </span>
      ))}
      <span className="sr-only">{late === 0 ? text : `${text}, ${t('lateCount', { count: late })}`}</span>
    </span>
  );
}
