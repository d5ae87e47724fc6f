import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const turn = 'grid size-10 place-items-center rounded-full text-muted hover:bg-sunken disabled:opacity-40';
const day = [
  'grid size-10 cursor-pointer place-items-center rounded-full text-sm tabular-nums -outline-offset-2 hover:bg-sunken',
  'data-today:border data-today:border-line-strong data-today:font-semibold',
  'data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent forced-colors:data-selected:border-2',
  'data-disabled:cursor-not-allowed data-disabled:text-faint contrast-more:data-disabled:line-through data-outside-month:invisible',
].join(' ');

export function CalendarPopover() {
  const t = useWords(baseWords);
  return (
    <Popover offset={4} className="prahari enter-up rounded-lg border border-line bg-raised shadow-3">
      <Dialog className="overflow-auto p-4 outline-none">
        <Calendar>
          <header className="flex items-center justify-between">
            <Button slot="previous" aria-label={t('previousMonth')} className={turn}>
              <Icon name="chevron-left" className="size-4 rtl:rotate-180" />
            </Button>
            <CalendarHeading className="font-semibold text-sm" />
            <Button slot="next" aria-label={t('nextMonth')} className={turn}>
              <Icon name="chevron-right" className="size-4 rtl:rotate-180" />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>
              {(name) => (
                <CalendarHeaderCell className="h-8 font-semibold text-muted text-xs">
                  {name}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
