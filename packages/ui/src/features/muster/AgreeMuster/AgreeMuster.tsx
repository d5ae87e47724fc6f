import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { Status, type StatusMark } from '../../../base/Status/Status.tsx';
import { AgreeCalendar } from '../AgreeCalendar/AgreeCalendar.tsx';
import type { DutyDisputeProps, MarkedDuty } from '../DutyDispute/DutyDispute.tsx';
import {
  answerText,
  disputedDuties,
  dutyCount,
  monthTitle,
  oddDuties,
  oddityOf,
  placeText,
  shiftText,
  shortDay,
  timesOf,
} from '../muster-days.ts';

export interface AgreeMusterProps {
  muster: Muster;
  /** Agrees the month as it is. */
  onAgree: () => void;
  /** Sends days that are not right; resolves to true when the office has them. */
  onDispute: (days: { day: Day; guardId: string; reason: string }[]) => Promise<boolean>;
  /** A call runs. */
  pending?: boolean | undefined;
  /** Shows a day and takes what is not right with it. */
  Dispute: ComponentType<DutyDisputeProps>;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

const markOf: Record<string, { mark: StatusMark; tone: 'danger' | 'warning' | 'muted' }> = {
  absent: { mark: 'cross', tone: 'danger' },
  late: { mark: 'half', tone: 'warning' },
};

function NotAsPlanned({ muster }: { muster: Muster }) {
  const odd = oddDuties(muster);
  return (
    <section>
      <h3 className="border-line border-b pb-2 font-semibold">
        Not as planned <span className="font-normal text-muted">{odd.length}</span>
      </h3>
      {odd.length === 0 && <p className="py-3 text-muted text-sm">Every duty was as planned.</p>}
      <ul>
        {odd.map(({ cell, guard }) => {
          const oddity = oddityOf(cell) ?? '';
          const { mark, tone } = markOf[oddity] ?? { mark: 'ring', tone: 'muted' };
          return (
            <li
              key={cell.dutyId}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b py-2.5"
            >
              <span className="min-w-0">
                <span className="block font-semibold text-sm">{shortDay(cell.day)}</span>
                <span className="text-muted text-sm wrap-anywhere">
                  {[guard.name, timesOf(cell)].filter(Boolean).join(', ')}
                </span>
              </span>
              <Status tone={tone} mark={mark}>
                {oddity}
              </Status>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The client's disputes, with the answers of the office. */
function Disputes({ muster }: { muster: Muster }) {
  const disputes = disputedDuties(muster);
  if (disputes.length === 0) return null;
  const isAnswered = muster.state === 'sent';
  return (
    <section>
      <h3 className="border-line border-b pb-2 font-semibold">
        {isAnswered ? 'Answers' : 'With the office'}
      </h3>
      <ul>
        {disputes.map(({ cell, guard }) => (
          <li key={cell.dutyId} className="border-line border-b py-2.5 text-sm">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{`${shortDay(cell.day)}, ${guard.name}`}</span>
              {cell.dispute?.answer && (
                <Status tone="muted" mark="tick">
                  {answerText(cell.dispute.answer.counts)}
                </Status>
              )}
            </span>
            <span className="block text-muted">{`“${cell.dispute?.reason}”`}</span>
            {cell.dispute?.answer && (
              <span className="mt-1 block">
                {cell.dispute.answer.note && `“${cell.dispute.answer.note}” `}
                <span className="text-muted">
                  {`${cell.dispute.answer.by}, ${formatInstant(cell.dispute.answer.at)}`}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agreed({ muster, onShowDays }: { muster: Muster; onShowDays: () => void }) {
  const { agreed } = muster;
  const by = agreed?.bySilence ? 'Agreed by silence' : `${agreed?.by}${agreed?.byLink ? ', by link' : ''}`;
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center" role="status">
      <span className="grid size-20 place-items-center rounded-full border-4 border-success text-success [&>svg]:size-9">
        <Icon name="tick" />
      </span>
      <p className="mt-2 font-semibold text-xl">Agreed</p>
      <p>
        <strong>{dutyCount(muster.totals.duties)}</strong> in {monthTitle(muster.month)}
      </p>
      <p className="text-muted text-sm">
        {by}
        <br />
        {agreed && formatInstant(agreed.at)}
      </p>
      <p className="mt-4 max-w-80 text-muted text-sm">
        Your bill is made from these duties and nothing else. Agreed days do not change any more.
      </p>
      <Button variant="plain" onPress={onShowDays}>
        Show the days
      </Button>
    </div>
  );
}

interface ActionsProps extends AgreeMusterProps {
  marked: readonly MarkedDuty[];
  onSend: (duties: readonly MarkedDuty[]) => void;
  onUnmark: (duty: MarkedDuty) => void;
}

/** The one action of a state, within reach of a thumb. */
function Actions({ muster, marked, onAgree, onSend, onUnmark, pending, officePhone }: ActionsProps) {
  const { state, totals, silentAt } = muster;
  if (state === 'open')
    return <p className="text-muted text-sm">The office sends this month to you when it is complete.</p>;
  if (state === 'disputed')
    return (
      <p className="text-muted text-sm">
        The office checks its records and answers here. All other days are agreed. Call us at {officePhone}.
      </p>
    );
  if (state === 'agreed') return null;
  if (marked.length > 0)
    return (
      <Stack gap={3}>
        <ul>
          {marked.map((duty) => (
            <li
              key={`${duty.day} ${duty.guardId}`}
              className="flex items-center justify-between gap-3 border-line border-b py-1 text-sm"
            >
              <span>
                <span className="block font-semibold">{`${shortDay(duty.day)}, ${duty.guardName}`}</span>
                <span className="text-muted">{duty.reason}</span>
              </span>
              <IconButton
                variant="plain"
                size="large"
                label={`Take ${shortDay(duty.day)} off again`}
                onPress={() => onUnmark(duty)}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button variant="primary" size="large" pending={pending} onPress={() => onSend(marked)}>
          {`Send ${marked.length === 1 ? '1 day' : `${marked.length} days`} to the office`}
        </Button>
        <p className="text-muted text-sm">All other duties are agreed with it.</p>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Button variant="primary" size="large" pending={pending} onPress={onAgree}>
        <Icon name="tick" /> {`Agree ${dutyCount(totals.duties)}`}
      </Button>
      <p className="text-muted text-sm">
        Is a day not right? Press it.
        {silentAt && ` Please answer by ${formatDay(silentAt)}. After that it counts as agreed.`}
      </p>
    </Stack>
  );
}

/** The month of a post for its client: what counts, what was not as planned, and one press to agree. */
export function AgreeMuster(props: AgreeMusterProps) {
  const { muster, onDispute, Dispute, pending = false } = props;
  const [day, setDay] = useState<Day>();
  const [marked, setMarked] = useState<readonly MarkedDuty[]>([]);
  const [showsDays, setShowsDays] = useState(false);
  const { post, totals } = muster;
  const others = (duty: MarkedDuty) =>
    marked.filter((one) => one.day !== duty.day || one.guardId !== duty.guardId);
  const send = async (duties: readonly MarkedDuty[]) => {
    const days = duties.map(({ day: on, guardId, reason }) => ({ day: on, guardId, reason }));
    if (!(await onDispute(days))) return;
    setMarked([]);
    setDay(undefined);
  };
  const mark = (duty: MarkedDuty) => {
    setMarked([...others(duty), duty]);
    setDay(undefined);
  };
  const isReceipt = muster.state === 'agreed' && !showsDays;
  return (
    <article
      className="@container mb-12 last:mb-0"
      aria-label={`${post.client.name}, ${monthTitle(muster.month)}`}
    >
      <div className="grid gap-x-10 gap-y-6 @min-[50rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid content-start gap-4">
          <div>
            <p className="text-muted text-sm">{`${monthTitle(muster.month)} · ${placeText(post)}`}</p>
            <p className="font-semibold text-2xl tabular-nums">{dutyCount(totals.duties)}</p>
            <p className="text-sm">
              {totals.absent > 0 ? `${totals.absent} absent, not billed` : `of ${totals.asked} asked for`}
              {totals.late > 0 && ` · ${totals.late} late`}
            </p>
            <p className="text-muted text-sm">
              {`${shiftText(post)} · ${post.asked} asked`}
              {muster.isAsPlanned && ' · as planned: attendance is not kept'}
            </p>
          </div>
          {isReceipt ? (
            <Agreed muster={muster} onShowDays={() => setShowsDays(true)} />
          ) : (
            <Actions {...props} marked={marked} onSend={send} onUnmark={(duty) => setMarked(others(duty))} />
          )}
        </div>
        {!isReceipt && (
          <>
            <AgreeCalendar muster={muster} marked={marked.map((one) => one.day)} onDay={setDay} />
            <div className="grid content-start gap-6">
              <Disputes muster={muster} />
              <NotAsPlanned muster={muster} />
            </div>
          </>
        )}
      </div>
      {day !== undefined && (
        <Dispute
          key={day}
          muster={muster}
          day={day}
          pending={pending}
          onSend={(duty) => void send([...others(duty), duty])}
          onMark={mark}
          onClose={() => setDay(undefined)}
        />
      )}
    </article>
  );
}
