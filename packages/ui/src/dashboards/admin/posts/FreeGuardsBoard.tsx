import { useStore } from '@nanostores/react';
import { today } from '@prahari/domain/days';
import { type Shift, shifts } from '@prahari/domain/shifts';
import { useEffect } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { FreeGuards, periodErrors } from '../../../features/posts/FreeGuards/FreeGuards.tsx';
import { freeGuardsWords } from '../../../features/posts/FreeGuards/free-guards-words.ts';
import { $freeGuards, loadFreeGuards, loadMoreFreeGuards } from '../../../stores/posts/free-guards.ts';
import { replaceParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { guardLink } from '../people/person-links.ts';

const isShift = (text: string | null): text is Shift => shifts.some((shift) => shift === text);

/**
 * The guards who are free in a city, at a shift, on some days, all of which the URL names. Where it names none: anywhere, for the night
 * shift, today.
 */
export function FreeGuardsBoard() {
  const sayFreeGuards = useWords(freeGuardsWords);
  const params = useSearchParams();
  const now = today(useNow());
  const found = useStore($freeGuards, { ssr: 'initial' });
  const freeShift = params.get('free');
  const shift = isShift(freeShift) ? freeShift : 'night';
  const city = params.get('city') ?? '';
  const startDate = params.get('from') ?? now;
  const endDate = params.get('to') ?? [startDate, now].sort()[1] ?? now;
  const { startDate: wrongStart, endDate: wrongEnd } = periodErrors(
    { startDate, endDate },
    now,
    sayFreeGuards,
  );
  const isWrong = Boolean(wrongStart || wrongEnd);
  const query = { city, shift, startDate, endDate };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is made of them
  useEffect(() => {
    if (!isWrong) void loadFreeGuards(query);
  }, [city, shift, startDate, endDate, isWrong]);
  return (
    <FreeGuards
      wanted={query}
      onChange={(changed) =>
        replaceParams({
          ...(changed.shift && { free: changed.shift }),
          ...(changed.city !== undefined && { city: changed.city }),
          ...(changed.startDate && { from: changed.startDate }),
          ...(changed.endDate && { to: changed.endDate }),
        })
      }
      cities={found.cities}
      found={found}
      today={now}
      guardLink={guardLink}
      onRetry={() => void loadFreeGuards(query)}
      onMore={() => void loadMoreFreeGuards(query)}
      onShowAll={() => replaceParams({ free: '', city: '', from: '', to: '' })}
    />
  );
}
