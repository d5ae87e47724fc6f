import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { timingOf } from '@prahari/domain/post-hours';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AssignmentStatusControl } from '../AssignmentStatusControl/AssignmentStatusControl.tsx';
import { assignmentDetails } from '../assignment-details.ts';
import { AssignmentPage } from '../CurrentAssignment/AssignmentPage.tsx';
import { DutyHorizon } from '../DutyHorizon/DutyHorizon.tsx';
import { DutyPress, type DutyPressProps } from '../DutyPress/DutyPress.tsx';
import { guardDutyWords, type SayDuty } from '../guard-duty-words.ts';
import { QueuedPress, type QueuedPressProps } from '../QueuedPress/QueuedPress.tsx';
import { dutySentence } from '../ReadAloud/duty-sentence.ts';
import { ReadAloud } from '../ReadAloud/ReadAloud.tsx';
import { clockTime } from '../ShiftHorizon/shift-clock.ts';
import { shiftText } from '../shift-text.ts';
import type { ShownPress } from '../shown-press.ts';

export interface GuardDutyProps
  extends Pick<DutyPressProps, 'canGivePosition' | 'onEnd' | 'onStart'>,
    Pick<QueuedPressProps, 'onRetry'> {
  /** The duty of now or the next one. */
  duty: OwnDuty;
  /** Its assignment, where it is the one whose status the guard sets. */
  assignment?: GuardAssignment | undefined;
  /** Presses that have not reached the office, oldest first. */
  presses: readonly ShownPress[];
  /** The current instant by the server; shown in India time. */
  now: Date;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  /** True while a press is being sent. */
  isSending: boolean;
  /** True while a change of status is being saved. */
  pending: boolean;
  onStatus: (status: AssignmentStatus) => void;
  /** Takes away a press that does not count. */
  onDismiss: (pressId: string) => void;
}

/** A guard's duty of now or the next one: time left, place, one button to start or to end it. */
export function GuardDuty({ duty, assignment, presses, now, officePhone, ...rest }: GuardDutyProps) {
  const t = useWords(guardDutyWords);
  const say = useTexts();
  const names = useDateNames();
  const { isSending, pending, onStatus, onDismiss, onRetry, ...press } = rest;
  const shown = withPresses(duty, presses);
  const isPressable = duty.attended && shown.endedAt === undefined;
  const isOnDuty = isOnDutyAt(duty, now);
  const hasBegun = shown.startedAt !== undefined;
  const status = assignment && (
    <>
      <AssignmentStatusControl
        endDate={assignment.endDate}
        status={assignment.status === 'active' && !isOnDuty ? '' : assignment.status}
        pending={pending}
        onChange={onStatus}
      />
      {!isOnDuty && (
        <p className="mt-2 text-muted text-sm">{whenActive(t, { duty, now, isPressed: hasBegun })}</p>
      )}
    </>
  );
  const button = isPressable && <DutyPress {...press} duty={shown} now={now} pending={isSending} />;
  return (
    <AssignmentPage
      horizon={<DutyHorizon duty={shown} now={now} />}
      notices={presses.map((one) => (
        <QueuedPress
          key={one.id}
          press={one}
          now={now}
          onRetry={onRetry}
          onDismiss={() => onDismiss(one.id)}
        />
      ))}
      clientName={duty.post.client.name}
      location={duty.post.place}
      officePhone={officePhone}
      actions={<ReadAloud text={dutySentence(duty, { now, t, names })} />}
      details={[
        ...attendanceDetails(duty, t),
        ...(assignment
          ? assignmentDetails(assignment, { t, say, names })
          : [{ term: t('shift'), detail: shiftText(duty.post.shift, timingOf(duty.post), say) }]),
      ]}
      thumb={
        hasBegun || !isPressable ? (
          <div className="grid gap-3">
            <div>{status}</div>
            {button}
          </div>
        ) : (
          button
        )
      }
    >
      {!hasBegun && isPressable && status}
    </AssignmentPage>
  );
}

/** The duty as it will be once its presses arrive. */
function withPresses(duty: OwnDuty, presses: readonly ShownPress[]): OwnDuty {
  const pressed = (kind: ShownPress['kind']) =>
    presses.find((one) => one.dutyId === duty._id && one.kind === kind && one.refused === undefined)
      ?.pressedAt;
  const startedAt = duty.startedAt ?? pressed('start');
  const endedAt = duty.endedAt ?? pressed('end');
  return { ...duty, ...(startedAt && { startedAt }), ...(endedAt && { endedAt }) };
}

/** True if the office knows that the guard is on duty, or as planned where attendance is not kept. */
function isOnDutyAt({ attended, beginsAt, endsAt, startedAt, endedAt }: OwnDuty, now: Date): boolean {
  const hasBegun = now.getTime() >= Date.parse(beginsAt);
  if (!attended) return hasBegun && now.getTime() < Date.parse(endsAt);
  return hasBegun && startedAt !== undefined && endedAt === undefined;
}

interface ActiveAt {
  duty: OwnDuty;
  now: Date;
  isPressed: boolean;
}

function whenActive(
  t: SayDuty,
  { duty: { attended, beginsAt, startedAt }, now, isPressed }: ActiveAt,
): string {
  if (isPressed && startedAt === undefined) return t('activeAfterArrival');
  const begin = new Date(beginsAt);
  if (now >= begin) return t('activeAfterStart');
  return t(attended ? 'activeFromStart' : 'activeFrom', { time: clockTime(begin) });
}

const time = (instant: string) => clockTime(new Date(instant));

/** The office's record of the start and the end. */
function attendanceDetails({ startedAt, arrivedAt, endedAt, flags, position }: OwnDuty, t: SayDuty) {
  if (startedAt === undefined) return [];
  const arrival = flags.includes('queued') && arrivedAt ? [t('atOffice', { time: time(arrivedAt) })] : [];
  const where = position
    ? t('positionWithin', { metres: Math.round(position.accuracyMeters) })
    : t('noPosition');
  const started = { term: t('started'), detail: [time(startedAt), ...arrival, where].join(', ') };
  return endedAt === undefined ? [started] : [started, { term: t('ended'), detail: time(endedAt) }];
}
