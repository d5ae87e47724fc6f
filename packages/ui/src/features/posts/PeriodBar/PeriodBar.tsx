import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { RosterView } from '../roster-period.ts';
import { periodBarWords, type SayPeriodBar } from './period-bar-words.ts';

export interface PeriodBarProps {
  /** A week or a month. */
  view: RosterView;
  /** The shown days in words: `23–29 Nov 2026`. */
  text: string;
  /** The week or month before was asked for. */
  onBefore: () => void;
  /** The week or month after was asked for. */
  onAfter: () => void;
  /** The week from today or the current month was asked for; leave out while it is shown. */
  onToday?: (() => void) | undefined;
  /** Print was pressed. */
  onPrint: () => void;
  /** The things to print, where there is more than one. */
  printLabel?: string;
  /** Not printed, because the content below shows the days itself. */
  isScreenOnly?: boolean;
  /** All sheets was pressed: a page for each post. */
  onAllSheets?: (() => void) | undefined;
  /** At the start, before the days. */
  children?: ReactNode;
}

const NAMES = (t: SayPeriodBar) => ({ week: t('week'), month: t('month') }) as const;

/** Goes from week to week or from month to month, and prints the page in landscape format. */
export function PeriodBar({
  view,
  text,
  onBefore,
  onAfter,
  onToday,
  onPrint,
  printLabel,
  isScreenOnly = false,
  onAllSheets,
  children,
}: PeriodBarProps) {
  const t = useWords(periodBarWords);
  return (
    <div
      className={`print-landscape mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      {children}
      <div className={`flex items-center gap-x-2 max-sm:w-full ${children ? 'max-sm:order-last' : ''}`}>
        <IconButton
          variant="plain"
          label={t('beforeNames', { names: NAMES(t)[view] })}
          onPress={onBefore}
          className="-ms-2 print:hidden"
        >
          <Icon name="chevron-left" />
        </IconButton>
        <p aria-live="polite" className="font-semibold tabular-nums max-sm:flex-1 max-sm:text-center">
          {text}
        </p>
        <IconButton
          variant="plain"
          label={t('afterNames', { names: NAMES(t)[view] })}
          onPress={onAfter}
          className="print:hidden"
        >
          <Icon name="chevron-right" />
        </IconButton>
        {onToday && (
          <Button size="small" variant="plain" onPress={onToday} className="print:hidden">
            {view === 'week' ? t('fromToday') : t('thisMonth')}
          </Button>
        )}
      </div>
      <div
        className={`ms-auto flex gap-2 print:hidden ${children ? '' : 'max-sm:w-full max-sm:[&>*]:flex-1'}`}
      >
        {onAllSheets && (
          <Button size="small" variant="plain" onPress={onAllSheets} className="max-sm:border-line-strong">
            {t('allSheets')}
          </Button>
        )}
        <Button size="small" onPress={onPrint}>
          {printLabel ?? t('print')}
        </Button>
      </div>
    </div>
  );
}
