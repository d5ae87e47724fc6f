import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AgreeCalendar } from '../AgreeCalendar/AgreeCalendar.tsx';
import type { DutyDisputeProps, MarkedDuty, TypedDispute } from '../DutyDispute/DutyDispute.tsx';
import { dutyCount, monthTitle, placeText, shiftText, shortDay } from '../muster-days.ts';
import { musterWords } from '../muster-words.ts';
import { AgreedMuster } from './AgreedMuster.tsx';
import { MusterDisputes } from './MusterDisputes.tsx';
import { NotAsPlanned } from './NotAsPlanned.tsx';

/** Days that the client marked as wrong and has not sent yet. */
export interface MusterDraft {
  marked: readonly MarkedDuty[];
  typed: Readonly<Record<Day, TypedDispute>>;
}

export interface AgreeMusterProps {
  muster: Muster;
  /** Keeps what was marked and typed while the page is elsewhere. */
  draft?: DraftStore<MusterDraft> | undefined;
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

interface ActionsProps extends AgreeMusterProps {
  marked: readonly MarkedDuty[];
  onSend: (duties: readonly MarkedDuty[]) => void;
  onUnmark: (duty: MarkedDuty) => void;
}

/** The one action of a state, within reach of a thumb. */
function Actions({ muster, marked, onAgree, onSend, onUnmark, pending, officePhone }: ActionsProps) {
  const t = useWords(musterWords);
  const names = useDateNames();
  const { state, totals, silentAt } = muster;
  if (state === 'open') return <p className="text-muted text-sm">{t('officeSends')}</p>;
  if (state === 'disputed')
    return <p className="text-muted text-sm">{t('officeChecks', { phone: officePhone })}</p>;
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
                <span className="block font-semibold">{`${shortDay(duty.day, names)}, ${duty.guardName}`}</span>
                <span className="text-muted">{duty.reason}</span>
              </span>
              <IconButton
                variant="plain"
                size="large"
                label={t('takeOff', { day: shortDay(duty.day, names) })}
                onPress={() => onUnmark(duty)}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button variant="primary" size="large" pending={pending} onPress={() => onSend(marked)}>
          {t('send', { days: marked.length })}
        </Button>
        <p className="text-muted text-sm">{t('allElseAgreed')}</p>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <Button variant="primary" size="large" pending={pending} onPress={onAgree}>
        <Icon name="tick" /> {t('agree', { duties: dutyCount(totals.duties, t) })}
      </Button>
      <p className="text-muted text-sm">
        {t('isDayWrong')}
        {silentAt && t('answerBy', { day: formatDay(silentAt, names) })}
      </p>
    </Stack>
  );
}

/** The month of a post for its client: what counts, what was not as planned, and one press to agree. */
export function AgreeMuster(props: AgreeMusterProps) {
  const t = useWords(musterWords);
  const say = useTexts();
  const names = useDateNames();
  const { muster, draft, onDispute, Dispute, pending = false } = props;
  const [day, setDay] = useState<Day>();
  const [{ marked, typed }, change] = useDraft<MusterDraft>(draft, { marked: [], typed: {} });
  const [showsDays, setShowsDays] = useState(false);
  const { post, totals } = muster;
  const others = (duty: MarkedDuty) =>
    marked.filter((one) => one.day !== duty.day || one.guardId !== duty.guardId);
  const send = async (duties: readonly MarkedDuty[]) => {
    const days = duties.map(({ day: on, guardId, reason }) => ({ day: on, guardId, reason }));
    if (!(await onDispute(days))) return;
    change({ marked: [], typed: {} });
    draft?.set(undefined);
    setDay(undefined);
  };
  const mark = (duty: MarkedDuty) => {
    const { [duty.day]: _, ...rest } = typed;
    change({ marked: [...others(duty), duty], typed: rest });
    setDay(undefined);
  };
  const isReceipt = muster.state === 'agreed' && !showsDays;
  return (
    <article
      className="@container mb-12 last:mb-0"
      aria-label={`${post.client.name}, ${monthTitle(muster.month, names)}`}
    >
      <div className="grid gap-x-10 gap-y-6 @min-[50rem]:grid-cols-2 @min-[75rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid content-start gap-4">
          <div>
            <p className="text-muted text-sm">{`${monthTitle(muster.month, names)} · ${placeText(post)}`}</p>
            <p className="pb-1 font-semibold text-2xl tabular-nums">{dutyCount(totals.duties, t)}</p>
            <p className="text-sm">
              {totals.absent > 0
                ? t('absentNotBilled', { count: totals.absent })
                : t('ofAsked', { count: totals.asked })}
              {totals.late > 0 && ` · ${t('lateCount', { count: totals.late })}`}
            </p>
            <p className="text-muted text-sm">
              {`${shiftText(post, t, say)} · ${t('asked', { count: post.asked })}`}
              {muster.isAsPlanned && t('asPlannedNotKept')}
            </p>
          </div>
          {isReceipt ? (
            <AgreedMuster muster={muster} onShowDays={() => setShowsDays(true)} />
          ) : (
            <Actions
              {...props}
              marked={marked}
              onSend={send}
              onUnmark={(duty) => change({ marked: others(duty) })}
            />
          )}
        </div>
        {!isReceipt && (
          <>
            <AgreeCalendar muster={muster} marked={marked.map((one) => one.day)} onDay={setDay} />
            <div className="grid content-start gap-6">
              <MusterDisputes muster={muster} />
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
          typed={typed[day]}
          onType={(words) => change({ typed: { ...typed, [day]: words } })}
          pending={pending}
          onSend={(duty) => void send([...others(duty), duty])}
          onMark={mark}
          onClose={() => setDay(undefined)}
        />
      )}
    </article>
  );
}
