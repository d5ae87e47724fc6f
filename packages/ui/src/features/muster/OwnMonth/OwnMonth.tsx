import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { today } from '@prahari/domain/days';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { monthTitle, shortDay } from '../muster-days.ts';
import { ownMonthWords } from '../muster-words.ts';
import { OwnMonthCalendar } from './OwnMonthCalendar.tsx';
import { differenceOf, isToCome } from './own-month-marks.ts';

export interface OwnMonthProps {
  month: GuardMonth;
  /** The current instant by the server. */
  now: Date;
  /** A call runs. */
  pending: boolean;
  /** Agrees the month as it is shown. */
  onAgree: () => void;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

/** A guard's own month: marks by day, days and hours, and one press to agree it. */
export function OwnMonth(props: OwnMonthProps) {
  const t = useWords(ownMonthWords);
  const names = useDateNames();
  const { month } = props;
  const { cells, days, hours } = month;
  if (cells.every(({ mark, dutyId }) => mark === '' && dutyId === undefined))
    return (
      <EmptyState scene="litWall" title={t('noDuties', { month: monthTitle(month.month, names) })}>
        {t('noDutiesHint')}
      </EmptyState>
    );
  const toCome = cells.filter(isToCome).length;
  const isAsPlanned = cells.some(({ flags }) => flags?.includes('as-planned'));
  return (
    <div className="grid max-w-[34rem] gap-6">
      <div>
        <p className="font-semibold text-2xl tabular-nums">{t('daysWorked', { count: days })}</p>
        {isAsPlanned && <p className="text-muted text-sm">{t('asPlanned')}</p>}
      </div>
      <OwnMonthCalendar month={month} />
      <DescriptionList
        items={[
          { term: t('days'), detail: days },
          { term: t('hours'), detail: hours },
          ...(toCome > 0 ? [{ term: t('toCome'), detail: toCome }] : []),
        ]}
      />
      <Differences month={month} />
      <Agreement {...props} />
    </div>
  );
}

/** The duties that a guard looks at first: late, absent, leave, changed by the office. */
function Differences({ month: { cells } }: { month: GuardMonth }) {
  const t = useWords(ownMonthWords);
  const names = useDateNames();
  const differing = cells.filter((cell) => differenceOf(cell, t) !== undefined);
  if (differing.length === 0) return null;
  return (
    <ul aria-label={t('daysToLookAt')} className="border-line border-t">
      {differing.map((cell) => (
        <li key={cell.dutyId} className="flex justify-between gap-3 border-line border-b py-2.5 text-sm">
          <span className="min-w-0">
            <span className="block font-semibold">{shortDay(cell.day, names)}</span>
            <span className="text-muted wrap-anywhere">{cell.client}</span>
          </span>
          <span className="shrink-0 text-end">
            <span className="block">{differenceOf(cell, t)}</span>
            {cell.hours > 0 && (
              <span className="text-muted tabular-nums">{t('hour', { count: cell.hours })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The one press, or what was agreed and when, or from when on it can be agreed. */
function Agreement({
  month: { month, days, hours, agreedAt },
  now,
  pending,
  onAgree,
  officePhone,
}: OwnMonthProps) {
  const t = useWords(ownMonthWords);
  const names = useDateNames();
  const { last } = daysOfMonth(month);
  const sums = `${t('dayCount', { count: days })}, ${t('hourCount', { count: hours })}`;
  const callOffice = (
    <>
      <p className="text-muted text-sm">{t('isDayWrong')}</p>
      <ButtonLink href={`tel:${officePhone.replace(/\s/g, '')}`} size="large">
        <Shape shape={PHONE} />
        {t('callOffice', { phone: officePhone })}
      </ButtonLink>
    </>
  );
  if (agreedAt !== undefined)
    return (
      <Stack gap={3}>
        <Alert tone="success" title={t('agreedSums', { sums })}>
          {formatInstant(agreedAt, names)}
        </Alert>
        {callOffice}
      </Stack>
    );
  if (today(now) <= last)
    return (
      <Stack gap={3}>
        <p className="text-muted text-sm">{t('agreeAfter', { day: formatDay(last, names) })}</p>
        {callOffice}
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Button variant="primary" size="large" pending={pending} onPress={onAgree}>
        <Icon name="tick" /> {t('agreeSums', { sums })}
      </Button>
      {callOffice}
    </Stack>
  );
}
