import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { dutiesOn, isDisputable, type NamedDuty, oddityOf, shortDay, timesOf } from '../muster-days.ts';
import { musterWords, type SayMuster } from '../muster-words.ts';

const REASONS = ['reasonAbsent', 'reasonLate', 'reasonEarly', 'reasonGuard', 'reasonOther'] as const;
type Reason = (typeof REASONS)[number];

/** A duty that is not right, with what the client says about it. */
export interface MarkedDuty {
  day: Day;
  guardId: string;
  guardName: string;
  reason: string;
}

/** A duty and a reason that are neither marked nor sent yet. */
export interface TypedDispute {
  dutyId: string;
  reason?: Reason | undefined;
  text: string;
}

export interface DutyDisputeProps {
  muster: Muster;
  /** The day that is looked at. */
  day: Day;
  /** The text that was typed about this day before. */
  typed?: TypedDispute | undefined;
  onType: (typed: TypedDispute) => void;
  /** Sends this duty, and those that were marked before, to the office. */
  onSend: (duty: MarkedDuty) => void;
  /** Marks this duty and goes back to the days. */
  onMark: (duty: MarkedDuty) => void;
  /** The call runs. */
  pending: boolean;
  onClose: () => void;
}

const detailOf = ({ cell }: NamedDuty, t: SayMuster): string =>
  [timesOf(cell), oddityOf(cell, t), cell.agreed && t('asAgreed')].filter(Boolean).join(' · ') ||
  t('asPlanned');

function DayOfDuties({ duties }: { duties: readonly NamedDuty[] }) {
  const t = useWords(musterWords);
  return (
    <ul className="grid">
      {duties.map((duty) => (
        <li key={duty.cell.dutyId} className="border-line border-b py-2">
          <span className="block font-medium">{duty.guard.name}</span>
          <span className="text-muted">{detailOf(duty, t)}</span>
        </li>
      ))}
      {duties.length === 0 && <li className="text-muted">{t('noDuty')}</li>}
    </ul>
  );
}

/** A day of the month: who was there, and what is not right. */
export function DutyDispute(props: DutyDisputeProps) {
  const { muster, day, onType, onSend, onMark, pending, onClose } = props;
  const t = useWords(musterWords);
  const names = useDateNames();
  const duties = dutiesOn(muster, day);
  const open = duties.filter((duty) => isDisputable(muster, duty));
  const { typed = { dutyId: open.length === 1 ? (open[0]?.cell.dutyId ?? '') : '', text: '' } } = props;
  const { dutyId: chosenId, reason, text } = typed;
  const change = (patch: Partial<TypedDispute>) => onType({ ...typed, ...patch });
  const chosen = open.find(({ cell }) => cell.dutyId === chosenId);
  const words = [reason && reason !== 'reasonOther' ? t(reason) : '', text.trim()].filter(Boolean).join(': ');
  const isReady = chosen !== undefined && words !== '';
  const marked = (): MarkedDuty => ({
    day,
    guardId: chosen?.guard._id ?? '',
    guardName: chosen?.guard.name ?? '',
    reason: words,
  });
  if (open.length === 0)
    return (
      <Dialog isOpen title={shortDay(day, names)} onClose={onClose}>
        <DayOfDuties duties={duties} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      title={shortDay(day, names)}
      onClose={onClose}
      footer={
        <>
          <Button size="large" disabled={!isReady || pending} onPress={() => onMark(marked())}>
            {t('markAnotherDay')}
          </Button>
          <Button
            variant="primary"
            size="large"
            disabled={!isReady}
            pending={pending}
            onPress={() => onSend(marked())}
          >
            {t('sendOne')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          name="duty"
          label={t('whichDuty')}
          options={open.map((duty) => ({
            value: duty.cell.dutyId,
            label: duty.guard.name,
            detail: detailOf(duty, t),
          }))}
          value={chosenId}
          onChange={(dutyId) => change({ dutyId })}
        />
        <fieldset>
          <legend className="mb-2 font-semibold">{t('whatIsWrong')}</legend>
          <div className="flex flex-wrap gap-2">
            {REASONS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={reason === one}
                className="min-h-target rounded-md border border-line-strong px-3 font-medium aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
                onClick={() => change({ reason: one })}
              >
                {t(one)}
              </button>
            ))}
          </div>
        </fieldset>
        <TextArea
          name="more"
          label={t(reason === 'reasonOther' ? 'whatIsWrongText' : 'more')}
          required={reason === 'reasonOther'}
          value={text}
          onChange={(words) => change({ text: words })}
          maxLength={400}
          rows={2}
        />
      </div>
    </Dialog>
  );
}
