import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { today } from '@prahari/domain/days';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { monthTitle, shortDay } from '../muster-days.ts';
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

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A guard's own month: marks by day, days and hours, and one press to agree it. */
export function OwnMonth(props: OwnMonthProps) {
  const { month } = props;
  const { cells, days, hours } = month;
  if (cells.every(({ mark, dutyId }) => mark === '' && dutyId === undefined))
    return (
      <EmptyState scene="litWall" title={`No duties in ${monthTitle(month.month)}`}>
        A month with duties shows here each day, the days and the hours.
      </EmptyState>
    );
  const toCome = cells.filter(isToCome).length;
  const isAsPlanned = cells.some(({ flags }) => flags?.includes('as-planned'));
  return (
    <div className="grid max-w-[34rem] gap-6">
      <div>
        <p className="font-semibold text-2xl tabular-nums">{counted(days, 'day')} worked</p>
        {isAsPlanned && <p className="text-muted text-sm">As planned: attendance is not kept.</p>}
      </div>
      <OwnMonthCalendar month={month} />
      <DescriptionList
        items={[
          { term: 'Days', detail: days },
          { term: 'Hours', detail: hours },
          ...(toCome > 0 ? [{ term: 'To come', detail: toCome }] : []),
        ]}
      />
      <Differences month={month} />
      <Agreement {...props} />
    </div>
  );
}

/** The duties that a guard looks at first: late, absent, leave, changed by the office. */
function Differences({ month: { cells } }: { month: GuardMonth }) {
  const differing = cells.filter((cell) => differenceOf(cell) !== undefined);
  if (differing.length === 0) return null;
  return (
    <ul aria-label="Days to look at" className="border-line border-t">
      {differing.map((cell) => (
        <li key={cell.dutyId} className="flex justify-between gap-3 border-line border-b py-2.5 text-sm">
          <span className="min-w-0">
            <span className="block font-semibold">{shortDay(cell.day)}</span>
            <span className="text-muted wrap-anywhere">{cell.client}</span>
          </span>
          <span className="shrink-0 text-end">
            <span className="block">{differenceOf(cell)}</span>
            {cell.hours > 0 && <span className="text-muted tabular-nums">{`${cell.hours} h`}</span>}
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
  const { last } = daysOfMonth(month);
  const sums = `${counted(days, 'day')}, ${counted(hours, 'hour')}`;
  const callOffice = (
    <p className="text-muted text-sm">
      Is a day wrong?{' '}
      <a className="underline underline-offset-4" href={`tel:${officePhone.replace(/\s/g, '')}`}>
        Call the office, {officePhone}
      </a>
    </p>
  );
  if (agreedAt !== undefined)
    return (
      <Stack gap={3}>
        <Alert tone="success" title={`You agreed ${sums}`}>
          {formatInstant(agreedAt)}
        </Alert>
        {callOffice}
      </Stack>
    );
  if (today(now) <= last)
    return (
      <Stack gap={3}>
        <p className="text-muted text-sm">{`The month runs until ${formatDay(last)}. After that you agree it here.`}</p>
        {callOffice}
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Button variant="primary" size="large" pending={pending} onPress={onAgree}>
        <Icon name="tick" /> {`Yes, ${sums}`}
      </Button>
      {callOffice}
    </Stack>
  );
}
