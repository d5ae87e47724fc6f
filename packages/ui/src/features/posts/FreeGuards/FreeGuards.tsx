import { shiftLabels } from '@prahari/contract/assignments';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { type Day, isDayInRange } from '@prahari/domain/days';
import { type Shift, shifts } from '@prahari/domain/shifts';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { FilterBar } from '../../../base/FilterBar/FilterBar.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { guardsText } from '../period-text.ts';
import { FreeGuardRow, freeGuardGrid, freeGuardReasons } from './FreeGuardRow.tsx';
import { freeGuardsWords, type SayFreeGuards } from './free-guards-words.ts';

/** City, shift and days for which guards are looked for. */
export interface FreeGuardsWanted {
  /** Home city; empty for all. */
  city: string;
  shift: Shift;
  /** `YYYY-MM-DD`; empty while it is typed. */
  startDate: Day;
  endDate: Day;
}

export type FoundFreeGuards =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      /** The best first. */
      guards: readonly Candidate[];
      /** There are more guards than are named. */
      isCut: boolean;
      /** The number of all. */
      count?: number | undefined;
    };

export interface FreeGuardsProps {
  /** City, shift and days that are chosen. */
  wanted: FreeGuardsWanted;
  /** Something else was chosen. */
  onChange: (changed: Partial<FreeGuardsWanted>) => void;
  /** Home cities of guards, in alphabetical order. */
  cities: readonly string[];
  /** The guards found for it. */
  found: FoundFreeGuards;
  /** The current day, before which nobody is looked for. */
  today: Day;
  /** Leads to a guard's record. */
  guardLink: (guardId: string) => LinkTarget;
  /** Try again was pressed after a failure. */
  onRetry: () => void;
  /** More of the guards were asked for. */
  onMore: () => void;
  /** Back to the list of all guards. */
  onShowAll: () => void;
}

/** Up to this many cities are buttons; more are a select. */
const MAX_CITY_BUTTONS = 24;

const HEADS = (t: SayFreeGuards) => [t('free'), t('livesIn'), t('papers'), t('rested')];

/** Errors of the chosen days, by field; the server would refuse them too. */
export function periodErrors(
  { startDate, endDate }: Pick<FreeGuardsWanted, 'startDate' | 'endDate'>,
  today: Day,
  t: SayFreeGuards,
): { startDate?: string; endDate?: string } {
  if (!isDayInRange(startDate)) return { startDate: t('chooseFirstDay') };
  if (!isDayInRange(endDate)) return { endDate: t('chooseLastDay') };
  if (endDate < startDate) return { endDate: t('endDateMustNot') };
  return endDate < today ? { endDate: t('endDateMustNotBe') } : {};
}

/** The city as its guards have it: it may have been typed. */
const spelled = (city: string, cities: readonly string[]): string =>
  cities.find((each) => each.toLowerCase() === city.toLowerCase()) ?? city;

function Cities({
  cities,
  value,
  onChange,
}: Pick<FreeGuardsProps, 'cities'> & {
  value: string;
  onChange: (city: string) => void;
}) {
  const t = useWords(freeGuardsWords);
  const chosen = spelled(value, cities);
  const all = chosen && !cities.includes(chosen) ? [...cities, chosen] : cities;
  const options = all.map((city) => ({ value: city, label: city }));
  if (all.length <= MAX_CITY_BUTTONS)
    return (
      <FilterBar
        label={t('city')}
        value={chosen}
        onChange={onChange}
        options={[{ value: '', label: t('allCities') }, ...options]}
      />
    );
  return (
    <SelectField
      label={t('city')}
      name="city"
      value={chosen}
      onChange={onChange}
      options={[{ value: '', label: t('allCities') }, ...options]}
      className="max-w-60"
    />
  );
}

function Found({ found, wanted, cities, guardLink, onRetry, onMore }: FreeGuardsProps) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(freeGuardsWords);
  if (found.state === 'loading') return <Skeleton label={t('loadingFreeGuards')} />;
  if (found.state === 'failed')
    return <ErrorState message={t('freeGuardsCouldNot')} onRetry={onRetry} scene />;
  const { guards, isCut, count = guards.length } = found;
  const city = spelled(wanted.city, cities);
  if (guards.length === 0)
    return (
      <EmptyState scene="guardPost" title={city ? t('nobodyInIsFree', { city }) : t('nobodyIsFree')}>
        {t('tryOtherDays', { orCities: city && t('orAllCities') })}
      </EmptyState>
    );
  const initials = distinctInitials(guards.map(({ _id, name }) => ({ id: _id, name })));
  return (
    <>
      <p className="mb-2 text-muted text-sm" aria-live="polite">
        {t('guardsFree', { guards: guardsText(count, sayOfficePosts) }) +
          (city && t('inCity', { city })) +
          (guards.length > 1 ? t('bestFirst') : '') +
          (isCut ? t('shownCount', { count: guards.length }) : '')}
      </p>
      <div
        aria-hidden="true"
        className={`h-8 items-center border-line border-b font-semibold text-muted text-xs @max-[50rem]:hidden ${freeGuardGrid}`}
      >
        <span className="col-start-2">{t('guard')}</span>
        <span>{t('phone')}</span>
        <span className={`grid gap-x-3 ${freeGuardReasons}`}>
          {HEADS(t).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </span>
        <span className="text-end">{t('rating')}</span>
      </div>
      <ul aria-label={t('freeGuardsBestFirst')}>
        {guards.map((guard) => (
          <FreeGuardRow
            key={guard._id}
            guard={guard}
            initials={initials.get(guard._id)}
            link={guardLink(guard._id)}
          />
        ))}
      </ul>
      {isCut && (
        <Button className="mt-4" onPress={onMore}>
          {t('showMoreOf', { guards: guardsText(count, sayOfficePosts) })}
        </Button>
      )}
    </>
  );
}

/** Guards without an assignment on some days, by city and shift, without a post: for a client on the phone. */
export function FreeGuards(props: FreeGuardsProps) {
  const t = useWords(freeGuardsWords);
  const { wanted, onChange, cities, today, onShowAll } = props;
  const errors = periodErrors(wanted, today, t);
  return (
    <section aria-label={t('freeGuards')} className="@container">
      <SectionHeader
        title={t('whoIsFree')}
        tools={<Button onPress={onShowAll}>{t('showAllGuards')}</Button>}
        period={
          <FilterBar
            label={t('shift')}
            value={wanted.shift}
            onChange={(shift) => onChange({ shift })}
            options={shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }))}
          />
        }
      />
      <div className="mb-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[11rem_11rem_1fr]">
        <DateField
          label={t('firstDay')}
          name="startDate"
          min={today}
          value={wanted.startDate}
          error={errors.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <DateField
          label={t('lastDay')}
          name="endDate"
          min={wanted.startDate || today}
          value={wanted.endDate}
          error={errors.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
      <div className="mb-4">
        <Cities cities={cities} value={wanted.city} onChange={(city) => onChange({ city })} />
      </div>
      {errors.startDate || errors.endDate ? null : <Found {...props} />}
    </section>
  );
}
