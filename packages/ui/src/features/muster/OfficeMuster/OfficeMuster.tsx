import type { Muster } from '@prahari/contract/muster.schemas';
import { formatDay } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { MusterGrid, type MusterPlace } from '../MusterGrid/MusterGrid.tsx';
import { MusterState } from '../MusterState/MusterState.tsx';
import { cellLetters, markStyle } from '../mark-style.ts';
import { dutiesOf, monthTitle, oddDuties, oddityOf, placeText, shiftText, shortDay } from '../muster-days.ts';

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

const SIGNED_BY = ['Supervisor, name and date', 'For the client, name, date and stamp', 'For the agency'];

function Counts({ muster: { totals, guards } }: { muster: Muster }) {
  const cells = guards.flatMap((guard) => guard.cells);
  const double = cells.filter((cell) => cell.double && cell.mark !== '').length;
  const corrected = cells.filter((cell) => cell.corrected).length;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <span>
        <strong className="text-md">{totals.duties}</strong> {`of ${totals.asked} duties`}
      </span>
      {totals.absent > 0 && <Status tone="danger" mark="cross">{`${totals.absent} absent`}</Status>}
      {totals.late > 0 && <Status tone="warning" mark="half">{`${totals.late} late`}</Status>}
      {double > 0 && <Status tone="muted" mark="ring">{`${double} double duty`}</Status>}
      {corrected > 0 && <Status tone="muted" mark="tick">{`${corrected} entered by the office`}</Status>}
    </p>
  );
}

/** Says what stops the month, or that nothing does. */
function readiness(muster: Muster, today: string): string {
  const waiting = dutiesOf(muster).filter(({ cell }) => cell.dispute && !cell.dispute.answer && !cell.agreed);
  if (waiting.length > 0)
    return waiting.length === 1
      ? '1 disputed duty waits for your answer.'
      : `${waiting.length} disputed duties wait for your answer.`;
  if (muster.month >= today.slice(0, 7)) return 'The month still runs: what is over by now is sent.';
  if (muster.isAsPlanned) return 'As planned: attendance is not kept.';
  return muster.state === 'open' ? 'The month is over. Ready to send.' : '';
}

function SentLink({ link }: { link: NonNullable<OfficeMusterProps['link']> }) {
  return (
    <Alert
      tone="success"
      className="print:hidden"
      actions={
        <>
          <Button size="small" onPress={() => void navigator.clipboard?.writeText(link.url)}>
            Copy link
          </Button>
          {link.whatsapp && (
            <ButtonLink size="small" href={link.whatsapp} target="_blank" rel="noreferrer">
              Send by WhatsApp
            </ButtonLink>
          )}
        </>
      }
    >
      Link for the client, good for 14 days: <a href={link.url}>{link.url}</a>
    </Alert>
  );
}

/** The days to look at, on a phone in place of the grid. */
function DaysToLookAt({ muster, onChoose }: Pick<OfficeMusterProps, 'muster' | 'onChoose'>) {
  const odd = oddDuties(muster);
  return (
    <div className="grid @min-[40rem]:hidden gap-6 print:hidden">
      <section>
        <h2 className="border-line-strong border-b pb-2 font-semibold">Days to look at</h2>
        {odd.length === 0 && <p className="py-3 text-muted text-sm">Every duty was as planned.</p>}
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
        <h2 className="border-line-strong border-b pb-2 font-semibold">Guards</h2>
        <ul>
          {muster.guards.map(({ guard, duties, late, absent }) => (
            <li key={guard._id} className="border-line border-b py-2 text-sm">
              <span className="block font-semibold">{guard.name}</span>
              <span className="text-muted">
                {[`${duties} duties`, late > 0 && `${late} late`, absent > 0 && `${absent} absent`]
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
        aria-label={`Muster of ${post.client.name}`}
      >
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 print:hidden">
              <h1 className="font-semibold text-lg">Muster</h1>
              {props.period}
            </div>
            <h1 className="hidden font-semibold text-lg print:block">{`Muster, ${monthTitle(month)}`}</h1>
            <p className="text-sm">
              <strong>{post.client.name}</strong>
              <span className="text-muted">{` · ${placeText(post)} · ${shiftText(post)}`}</span>
            </p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
            <Button onPress={props.onBack}>All posts</Button>
            {!isEmpty && <Button onPress={onPrint}>Print</Button>}
            {!isEmpty && <Button onPress={onSaveFile}>Excel</Button>}
            {state !== 'open' && <Button onPress={onReopen}>Reopen</Button>}
            {canSend && (
              <Button variant="primary" pending={pending} onPress={onSend} className="max-sm:w-full">
                {state === 'open' ? 'Send to client' : 'Send again'}
              </Button>
            )}
          </div>
        </div>
        {link && <SentLink link={link} />}
        {isEmpty ? (
          <EmptyState
            scene="guardPost"
            title="Nobody was at this post in this month"
            action={props.onAssign && <Button onPress={props.onAssign}>Assign guards</Button>}
          >
            The muster begins with the first duty.
          </EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
              <Counts muster={muster} />
              <MusterState muster={muster} />
            </div>
            <p className="text-muted text-sm print:hidden">{readiness(muster, today)}</p>
            <div className="@max-[40rem]:hidden print:block">
              <MusterGrid muster={muster} chosen={chosen} onChoose={onChoose} />
            </div>
            <DaysToLookAt muster={muster} onChoose={onChoose} />
          </>
        )}
        <p className="hidden text-xs print:block">{`A night belongs to the day on which it begins. Printed on ${formatDay(today)}.`}</p>
        <div className="hidden grid-cols-3 gap-8 pt-12 text-xs print:grid">
          {SIGNED_BY.map((who) => (
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
