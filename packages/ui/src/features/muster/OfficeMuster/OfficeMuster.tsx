import type { Muster } from '@prahari/contract/muster.schemas';
import { formatDay } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { MusterGrid, type MusterPlace } from '../MusterGrid/MusterGrid.tsx';
import { MusterState } from '../MusterState/MusterState.tsx';
import { cellLetters, markStyle } from '../mark-style.ts';
import { dutiesOf, monthTitle, oddDuties, oddityOf, placeText, shiftText, shortDay } from '../muster-days.ts';
import { officeMusterWords, type SayOfficeMuster } from './office-muster-words.ts';

export interface OfficeMusterProps {
  muster: Muster;
  /** The current day. */
  today: string;
  chosen?: MusterPlace | undefined;
  onChoose: (place: MusterPlace) => void;
  onSend: () => void;
  /** Goes back to the roster. */
  onBack: () => void;
  /** Assigns guards to the post; leave out for a month that is over. */
  onAssign?: (() => void) | undefined;
  onReopen: () => void;
  onPrint: () => void;
  onSaveFile: () => void;
  pending: boolean;
  /** The link that was made just now, for the client. */
  link?: { url: string; whatsapp?: string | undefined } | null | undefined;
  /** Goes from month to month. */
  period: ReactNode;
  /** Evidence of the chosen cell. */
  panel?: ReactNode;
}

const SIGNED_BY = (t: SayOfficeMuster) => [
  t('supervisorNameAndDate'),
  t('forClientNameDate'),
  t('forAgency'),
];

function Counts({ muster: { totals, guards } }: { muster: Muster }) {
  const t = useWords(officeMusterWords);
  const cells = guards.flatMap((guard) => guard.cells);
  const double = cells.filter((cell) => cell.double && cell.mark !== '').length;
  const corrected = cells.filter((cell) => cell.corrected).length;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <span>
        <strong className="text-md">{totals.duties}</strong> {t('ofDutiesAsked', { asked: totals.asked })}
      </span>
      {totals.absent > 0 && (
        <Status tone="danger" mark="cross">
          {t('absent', { absent: totals.absent })}
        </Status>
      )}
      {totals.late > 0 && (
        <Status tone="warning" mark="half">
          {t('late', { late: totals.late })}
        </Status>
      )}
      {double > 0 && (
        <Status tone="muted" mark="ring">
          {t('doubleDutyDouble', { double })}
        </Status>
      )}
      {corrected > 0 && (
        <Status tone="muted" mark="tick">
          {t('enteredByOffice', { corrected })}
        </Status>
      )}
    </p>
  );
}

/** Says what stops the month, or that nothing does. */
function readiness(muster: Muster, today: string, t: SayOfficeMuster): string {
  const waiting = dutiesOf(muster).filter(({ cell }) => cell.dispute && !cell.dispute.answer && !cell.agreed);
  if (waiting.length > 0) return t('disputedDutiesWaitFor', { count: waiting.length });
  if (muster.month >= today.slice(0, 7)) return t('monthStillRunsWhat');
  if (muster.isAsPlanned) return t('asPlannedAttendanceIs');
  return muster.state === 'open' ? t('monthIsOverReady') : '';
}

function SentLink({ link }: { link: NonNullable<OfficeMusterProps['link']> }) {
  const t = useWords(officeMusterWords);
  return (
    <Alert
      tone="success"
      className="print:hidden"
      actions={
        <>
          <Button size="small" onPress={() => void navigator.clipboard?.writeText(link.url)}>
            {t('copyLink')}
          </Button>
          {link.whatsapp && (
            <ButtonLink size="small" href={link.whatsapp} target="_blank" rel="noreferrer">
              {t('sendByWhatsApp')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('linkForClientGood')} <a href={link.url}>{link.url}</a>
    </Alert>
  );
}

/** The days to look at, on a phone in place of the grid. */
function DaysToLookAt({ muster, onChoose }: Pick<OfficeMusterProps, 'muster' | 'onChoose'>) {
  const t = useWords(officeMusterWords);
  const odd = oddDuties(muster);
  return (
    <div className="grid @min-[40rem]:hidden gap-6 print:hidden">
      <section>
        <h2 className="border-line-strong border-b pb-2 font-semibold">{t('daysToLookAt')}</h2>
        {odd.length === 0 && <p className="py-3 text-muted text-sm">{t('everyDutyWasAs')}</p>}
        <ul>
          {odd.map(({ cell, guard }) => {
            const letters = cellLetters(cell);
            return (
              <li key={cell.dutyId} className="border-line border-b">
                <button
                  type="button"
                  className="flex min-h-target w-full items-center gap-3 py-2 text-start"
                  onClick={() => onChoose({ guardId: guard._id, day: cell.day })}
                >
                  <span
                    className={`grid size-8 shrink-0 place-items-center border border-line text-xs ${markStyle(letters)}`}
                  >
                    {letters}
                  </span>
                  <span>
                    <span className="block font-semibold text-sm">{shortDay(cell.day)}</span>
                    <span className="text-muted text-sm">{`${guard.name}, ${oddityOf(cell)}`}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2 className="border-line-strong border-b pb-2 font-semibold">{t('guards')}</h2>
        <ul>
          {muster.guards.map(({ guard, duties, late, absent }) => (
            <li key={guard._id} className="border-line border-b py-2 text-sm">
              <span className="block font-semibold">{guard.name}</span>
              <span className="text-muted">
                {[
                  t('duties', { duties }),
                  late > 0 && t('late', { late }),
                  absent > 0 && t('absent', { absent }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The muster of a post and month for the office: grid, state with its one action, evidence beside. */
export function OfficeMuster(props: OfficeMusterProps) {
  const t = useWords(officeMusterWords);
  const { muster, today, chosen, onChoose, onSend, onReopen, onPrint, onSaveFile, pending, link } = props;
  const { post, month, state } = muster;
  const isEmpty = muster.guards.length === 0;
  const canSend = !isEmpty && (state === 'open' || state === 'sent');
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 ${props.panel ? 'min-[68rem]:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
    >
      <article
        className="@container print-landscape grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
        aria-label={t('musterOfName', { name: post.client.name })}
      >
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 print:hidden">
              <h1 className="font-semibold text-lg">{t('muster')}</h1>
              {props.period}
            </div>
            <h1 className="hidden font-semibold text-lg print:block">
              {t('musterMonthTitle', { monthTitle: monthTitle(month) })}
            </h1>
            <p className="text-sm">
              <strong>{post.client.name}</strong>
              <span className="text-muted">{` · ${placeText(post)} · ${shiftText(post)}`}</span>
            </p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
            <Button onPress={props.onBack}>{t('allPosts')}</Button>
            {!isEmpty && <Button onPress={onPrint}>{t('print')}</Button>}
            {!isEmpty && <Button onPress={onSaveFile}>{t('excel')}</Button>}
            {state !== 'open' && <Button onPress={onReopen}>{t('reopen')}</Button>}
            {canSend && (
              <Button variant="primary" pending={pending} onPress={onSend} className="max-sm:w-full">
                {state === 'open' ? t('sendToClient') : t('sendAgain')}
              </Button>
            )}
          </div>
        </div>
        {link && <SentLink link={link} />}
        {isEmpty ? (
          <EmptyState
            scene="guardPost"
            title={t('nobodyWasAtThisPost')}
            action={props.onAssign && <Button onPress={props.onAssign}>{t('assignGuards')}</Button>}
          >
            {t('musterBeginsWithFirst')}
          </EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
              <Counts muster={muster} />
              <MusterState muster={muster} />
            </div>
            <p className="text-muted text-sm print:hidden">{readiness(muster, today, t)}</p>
            <div className="@max-[40rem]:hidden print:block">
              <MusterGrid muster={muster} chosen={chosen} onChoose={onChoose} />
            </div>
            <DaysToLookAt muster={muster} onChoose={onChoose} />
          </>
        )}
        <p className="hidden text-xs print:block">{t('nightBelongsToDay', { day: formatDay(today) })}</p>
        <div className="hidden grid-cols-3 gap-8 pt-12 text-xs print:grid">
          {SIGNED_BY(t).map((who) => (
            <span key={who} className="border-line-strong border-t pt-1">
              {who}
            </span>
          ))}
        </div>
      </article>
      {props.panel}
    </div>
  );
}
