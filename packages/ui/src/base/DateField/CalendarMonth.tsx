import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../Icon/single-shapes.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const turn = 'grid size-10 place-items-center rounded-full text-muted hover:bg-sunken disabled:opacity-40';
const day = [
  'grid size-10 cursor-pointer place-items-center rounded-full text-sm tabular-nums -outline-offset-2 hover:bg-sunken',
  'data-today:border data-today:border-line-strong data-today:font-semibold',
  'data-disabled:cursor-not-allowed data-disabled:text-faint contrast-more:data-disabled:line-through data-outside-month:invisible',
].join(' ');
const chosen =
  'data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent forced-colors:data-selected:border-2';
/** The ends of a range are as one chosen day, the days between on the soft ground. */
const inRange = [
  'data-selected:bg-accent-soft forced-colors:data-selected:border',
  'data-selection-start:bg-accent data-selection-start:font-semibold data-selection-start:text-on-accent forced-colors:data-selection-start:border-2',
  'data-selection-end:bg-accent data-selection-end:font-semibold data-selection-end:text-on-accent forced-colors:data-selection-end:border-2',
].join(' ');

/** A month of a Calendar or RangeCalendar with its heading and the buttons that turn it. */
export function CalendarMonth({ isRange = false }: { isRange?: boolean }) {
  const t = useWords(baseWords);
  return (
    <>
      <div className="flex items-center justify-between">
        <Button slot="previous" aria-label={t('previousMonth')} className={turn}>
          <Shape shape={CHEVRON_LEFT} className="size-4 rtl:rotate-180" />
        </Button>
        <CalendarHeading className="font-semibold text-sm" />
        <Button slot="next" aria-label={t('nextMonth')} className={turn}>
          <Shape shape={CHEVRON_RIGHT} className="size-4 rtl:rotate-180" />
        </Button>
      </div>
      <CalendarGrid>
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="h-8 font-semibold text-muted text-xs">{name}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={`${day} ${isRange ? inRange : chosen}`} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
