import type { Muster } from '@prahari/contract/muster.schemas';
import type { Day } from '@prahari/domain/days';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { dutiesOn, isDisputable, type NamedDuty, oddityOf, shortDay, timesOf } from '../muster-days.ts';

/** A duty that is not right, with what the client says about it. */
export interface MarkedDuty {
  day: Day;
  guardId: string;
  guardName: string;
  reason: string;
}

export interface DutyDisputeProps {
  muster: Muster;
  /** The day that is looked at. */
  day: Day;
  /** Sends this duty, and those that were marked before, to the office. */
  onSend: (duty: MarkedDuty) => void;
  /** Marks this duty and goes back to the days. */
  onMark: (duty: MarkedDuty) => void;
  /** The call runs. */
  pending: boolean;
  onClose: () => void;
}

const REASONS = ['Nobody came', 'Came late', 'Left early', 'Not the agreed guard', 'Other'] as const;
type Reason = (typeof REASONS)[number];

const detailOf = ({ cell }: NamedDuty): string =>
  [timesOf(cell), oddityOf(cell), cell.agreed && 'agreed'].filter(Boolean).join(' · ') || 'as planned';

function DayOfDuties({ duties }: { duties: readonly NamedDuty[] }) {
  return (
    <ul className="grid">
      {duties.map((duty) => (
        <li key={duty.cell.dutyId} className="border-line border-b py-2">
          <span className="block font-medium">{duty.guard.name}</span>
          <span className="text-muted">{detailOf(duty)}</span>
        </li>
      ))}
      {duties.length === 0 && <li className="text-muted">No duty on this day yet.</li>}
    </ul>
  );
}

/** A day of the month: who was there, and what is not right. */
export function DutyDispute({ muster, day, onSend, onMark, pending, onClose }: DutyDisputeProps) {
  const duties = dutiesOn(muster, day);
  const open = duties.filter((duty) => isDisputable(muster, duty));
  const [chosenId, setChosen] = useState(open.length === 1 ? (open[0]?.cell.dutyId ?? '') : '');
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const chosen = open.find(({ cell }) => cell.dutyId === chosenId);
  const words = [reason === 'Other' ? '' : reason, text.trim()].filter(Boolean).join(': ');
  const isReady = chosen !== undefined && words !== '';
  const marked = (): MarkedDuty => ({
    day,
    guardId: chosen?.guard._id ?? '',
    guardName: chosen?.guard.name ?? '',
    reason: words,
  });
  if (open.length === 0)
    return (
      <Dialog isOpen title={shortDay(day)} onClose={onClose}>
        <DayOfDuties duties={duties} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      title={shortDay(day)}
      onClose={onClose}
      footer={
        <>
          <Button size="large" disabled={!isReady || pending} onPress={() => onMark(marked())}>
            Mark another day
          </Button>
          <Button
            variant="primary"
            size="large"
            disabled={!isReady}
            pending={pending}
            onPress={() => onSend(marked())}
          >
            Send to the office
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          name="duty"
          label="Which duty is not right?"
          options={open.map((duty) => ({
            value: duty.cell.dutyId,
            label: duty.guard.name,
            detail: detailOf(duty),
          }))}
          value={chosenId}
          onChange={setChosen}
        />
        <fieldset>
          <legend className="mb-2 font-semibold">What is wrong?</legend>
          <div className="flex flex-wrap gap-2">
            {REASONS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={reason === one}
                className="min-h-target rounded-md border border-line-strong px-3 font-medium aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
                onClick={() => setReason(one)}
              >
                {one}
              </button>
            ))}
          </div>
        </fieldset>
        <TextArea
          name="more"
          label={reason === 'Other' ? 'What is wrong' : 'More, if you like'}
          required={reason === 'Other'}
          value={text}
          onChange={setText}
          maxLength={400}
          rows={2}
        />
      </div>
    </Dialog>
  );
}
