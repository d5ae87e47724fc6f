import type { OwnRating } from '@prahari/contract/assignments.schemas';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { ratingWords } from '../rating-words.ts';

export interface GuardsToRateProps {
  /** Assignments that are over and not rated. */
  rated: readonly OwnRating[];
  onRate: (rated: OwnRating) => void;
}

/** The most guards that are named; a longer list would be a chore. */
const SHOWN = 3;

/** Guards who were at the client's posts and have no rating yet. */
export function GuardsToRate({ rated, onRate }: GuardsToRateProps) {
  const t = useWords(ratingWords);
  const names = useDateNames();
  return (
    <section aria-labelledby="guards-to-rate">
      <h2 id="guards-to-rate" className="font-semibold text-lg">
        {t('guards')}
      </h2>
      <ul className="mt-2 border-line border-t">
        {rated.slice(0, SHOWN).map((one) => (
          <li
            key={one.assignmentId}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{one.guard.name}</p>
              <p className="text-muted text-sm">
                {t('notRated', {
                  city: one.city,
                  from: formatDay(one.startDate, names),
                  to: formatDay(one.endDate, names),
                })}
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('rateGuard', { name: one.guard.name })}
              onPress={() => onRate(one)}
            >
              {t('rate')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
