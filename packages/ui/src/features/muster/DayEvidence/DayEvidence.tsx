import type { Duty } from '@prahari/contract/duties.schemas';
import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import { formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { cellLetters, meaningOf } from '../mark-style.ts';
import { answerText } from '../muster-days.ts';

/** States that the office can put down about a duty. */
export type CorrectedState = 'present' | 'late' | 'absent' | 'cancelled';

export interface DayEvidenceProps {
  muster: Muster;
  cell: MusterCell;
  /** The duty with its record; undefined while it loads. */
  duty: Duty | undefined;
  /** Puts down what the office knows. */
  onCorrect: (state: CorrectedState, reason: string) => void;
  /** Answers the client's dispute. */
  onAnswer: (counts: number, note: string) => void;
  /** Stores what an agreed duty counts in truth, for the next bill. */
  onAdjust: (counts: number, reason: string) => void;
  pending: boolean;
}

const META = 'text-muted text-sm';

/** Seconds after which a position says little about where the guard was at the press. */
const STALE_SECONDS = 120;

/** `12 seconds old`; an older one is told apart. */
function ageText(seconds: number): string {
  if (seconds <= STALE_SECONDS) return `${Math.round(seconds)} seconds old`;
  const minutes = Math.round(seconds / 60);
  const age = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  return `${age} older than the press`;
}

/** The record of a press: its time, distance from the post, accuracy and age. */
function Evidence({ duty }: { duty: Duty }) {
  const { startedAt, arrivedAt, endedAt, startedBy, position, correction, flags } = duty;
  const isQueued = flags.includes('queued');
  const isAsPlanned = flags.includes('as-planned');
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="font-semibold">
          {startedAt ? formatInstant(startedAt) : isAsPlanned ? 'As planned' : 'Not started'}
        </dt>
        <dd className={META}>
          {startedAt && (startedBy === 'office' ? 'Start entered by the office' : 'Started on the phone')}
          {isQueued && arrivedAt && `, received ${formatInstant(arrivedAt)}`}
          {isAsPlanned && 'Attendance was not kept'}
        </dd>
      </div>
      {position && (
        <div>
          <dt className="font-semibold">
            {position.meters === undefined
              ? 'Position given; the post’s is not known'
              : `${Math.round(position.meters)} m from the post`}
          </dt>
          <dd className={META}>
            {`±${Math.round(position.accuracyMeters)} m, ${ageText(position.ageSeconds)}`}
            {flags.includes('far') && ', outside of the post'}
          </dd>
        </div>
      )}
      {(endedAt || flags.includes('no-end')) && (
        <div>
          <dt className="font-semibold">{endedAt ? formatInstant(endedAt) : 'No end'}</dt>
          <dd className={META}>{endedAt ? 'Ended' : 'Nobody ended it: it counts to its planned end'}</dd>
        </div>
      )}
      {correction && (
        <div>
          <dt className="font-semibold">{`“${correction.reason}”`}</dt>
          <dd className={META}>
            {`${correction.by}, ${formatInstant(correction.at)} · before: ${correction.before}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Reasoned({
  label,
  options,
  button,
  isReasonOptional = false,
  pending,
  onSave,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  button: string;
  isReasonOptional?: boolean;
  pending: boolean;
  onSave: (value: string, reason: string) => void;
}) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  const [reason, setReason] = useState('');
  const isReady = isReasonOptional || reason.trim() !== '';
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <SelectField name="value" label={label} options={options} value={value} onChange={setValue} />
      <TextArea
        name="reason"
        label={isReasonOptional ? 'Note for the client' : 'Reason'}
        required={!isReasonOptional}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <Button disabled={!isReady} pending={pending} onPress={() => onSave(value, reason.trim())}>
        {button}
      </Button>
    </div>
  );
}

const STATES = [
  { value: 'present', label: 'Present' },
  { value: 'late', label: 'Late' },
  { value: 'absent', label: 'Absent' },
  { value: 'cancelled', label: 'Called off' },
] as const;

const COUNTS = [
  { value: '1', label: 'Keep it: counts whole' },
  { value: '0.5', label: 'Counts half' },
  { value: '0', label: 'Take it out: counts nothing' },
] as const;

/** One day of a guard: what is known, who changed it and why, and what the office can do in this state. */
export function DayEvidence({ cell, duty, onCorrect, onAnswer, onAdjust, pending }: DayEvidenceProps) {
  const { dispute, adjustment } = cell;
  return (
    <div className="grid gap-4 text-sm">
      <p>
        <strong>{meaningOf(cellLetters(cell))}</strong>
        {`, counts ${cell.counts}`}
        {cell.agreed && ', agreed by the client'}
      </p>
      {duty ? <Evidence duty={duty} /> : <p className={META}>Loading what is known…</p>}
      {dispute && (
        <div className="rounded-md border border-danger p-3">
          <p className="font-semibold">{`The client: “${dispute.reason}”`}</p>
          <p className={META}>{formatInstant(dispute.at)}</p>
          {dispute.answer && (
            <p className="mt-2">
              {`${answerText(dispute.answer.counts)}${dispute.answer.note && `: “${dispute.answer.note}”`}`}
              <span className="block text-muted">
                {`${dispute.answer.by}, ${formatInstant(dispute.answer.at)}`}
              </span>
            </p>
          )}
        </div>
      )}
      {adjustment && (
        <p>
          <strong>{`Next bill: counts ${adjustment.counts}`}</strong>
          <span className="block text-muted">
            {`“${adjustment.reason}” ${adjustment.by}, ${formatInstant(adjustment.at)}`}
          </span>
        </p>
      )}
      {dispute && !dispute.answer && !cell.agreed && (
        <Reasoned
          label="Answer"
          options={COUNTS}
          button="Send answer"
          isReasonOptional
          pending={pending}
          onSave={(counts, note) => onAnswer(Number(counts), note)}
        />
      )}
      {cell.agreed ? (
        <Reasoned
          label="A later truth"
          options={COUNTS}
          button="Adjust the next bill"
          pending={pending}
          onSave={(counts, reason) => onAdjust(Number(counts), reason)}
        />
      ) : (
        <Reasoned
          label="Correct"
          options={STATES}
          button="Save correction"
          pending={pending}
          onSave={(state, reason) => onCorrect(state as CorrectedState, reason)}
        />
      )}
    </div>
  );
}
