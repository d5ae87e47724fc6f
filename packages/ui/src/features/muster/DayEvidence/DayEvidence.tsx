import { dutyMessages } from '@prahari/contract/duties';
import type { Duty } from '@prahari/contract/duties.schemas';
import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { cellLetters, meaningOf } from '../mark-style.ts';
import { answerText } from '../muster-days.ts';
import { musterFactsWords } from '../muster-facts-words.ts';
import { DutyEvidence } from './DutyEvidence.tsx';
import { dayEvidenceWords, type SayDayEvidence } from './day-evidence-words.ts';

/** States that the office can put down about a duty. */
export type CorrectedState = 'present' | 'late' | 'absent' | 'cancelled';

/** Texts about a duty that are not sent yet. */
export interface EvidenceDraft {
  value: string;
  reason: string;
}

export interface DayEvidenceProps {
  muster: Muster;
  cell: MusterCell;
  /** The duty with its record. */
  evidence: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; duty: Duty };
  /** Loads the record again after a failure. */
  onRetry: () => void;
  /** Keeps what was typed while the day is closed. */
  drafts?: Readonly<Record<'answer' | 'correction' | 'adjustment', DraftStore<EvidenceDraft>>> | undefined;
  /** Puts down what the office knows. */
  onCorrect: (state: CorrectedState, reason: string) => void;
  /** Answers the client's dispute. */
  onAnswer: (counts: number, note: string) => void;
  /** Stores what an agreed duty counts in truth, for the next bill. */
  onAdjust: (counts: number, reason: string) => void;
  pending: boolean;
}

function Reasoned({
  label,
  options,
  button,
  isReasonOptional = false,
  draft,
  pending,
  onSave,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  button: string;
  isReasonOptional?: boolean;
  draft: DraftStore<EvidenceDraft> | undefined;
  pending: boolean;
  onSave: (value: string, reason: string) => void;
}) {
  const t = useWords(dayEvidenceWords);
  const [{ value, reason }, change] = useDraft(draft, { value: options[0]?.value ?? '', reason: '' });
  const isReady = isReasonOptional || reason.trim() !== '';
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <SelectField
        name="value"
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => change({ value: chosen })}
      />
      <TextArea
        name="reason"
        label={isReasonOptional ? t('noteForClient') : t('reason')}
        required={!isReasonOptional}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(text) => change({ reason: text })}
      />
      <Button disabled={!isReady} pending={pending} onPress={() => onSave(value, reason.trim())}>
        {button}
      </Button>
    </div>
  );
}

const STATES = (t: SayDayEvidence) =>
  [
    { value: 'present', label: t('present') },
    { value: 'late', label: t('late') },
    { value: 'absent', label: t('absent') },
    { value: 'cancelled', label: t('calledOff') },
  ] as const;

const COUNTS = (t: SayDayEvidence) =>
  [
    { value: '1', label: t('keepItCountsWhole') },
    { value: '0.5', label: t('countsHalf') },
    { value: '0', label: t('takeItOutCounts') },
  ] as const;

/** One day of a guard: what is known, who changed it and why, and what the office can do in this state. */
export function DayEvidence(props: DayEvidenceProps) {
  const { cell, evidence, onRetry, drafts, onCorrect, onAnswer, onAdjust, pending } = props;
  const t = useWords(dayEvidenceWords);
  const sayMusterFacts = useWords(musterFactsWords);
  const { dispute, adjustment } = cell;
  return (
    <div className="grid gap-4 text-sm">
      <p>
        <strong>{meaningOf(cellLetters(cell), sayMusterFacts)}</strong>
        {t('counts', { counts: cell.counts })}
        {cell.agreed && t('agreedByClient')}
      </p>
      {evidence.state === 'ready' && <DutyEvidence duty={evidence.duty} />}
      {evidence.state === 'failed' && <ErrorState message={dutyMessages.fetchFailed} onRetry={onRetry} />}
      {evidence.state === 'loading' && <p className="text-muted text-sm">{t('loadingWhatIsKnown')}</p>}
      {dispute && (
        <div className="rounded-md border border-danger p-3">
          <p className="font-semibold">{t('clientReason', { reason: dispute.reason })}</p>
          <p className="text-muted text-sm">{formatInstant(dispute.at)}</p>
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
          <strong>{t('nextBillCounts', { counts: adjustment.counts })}</strong>
          <span className="block text-muted">
            {`“${adjustment.reason}” ${adjustment.by}, ${formatInstant(adjustment.at)}`}
          </span>
        </p>
      )}
      {dispute && !dispute.answer && !cell.agreed && (
        <Reasoned
          label={t('answer')}
          options={COUNTS(t)}
          button={t('sendAnswer')}
          isReasonOptional
          draft={drafts?.answer}
          pending={pending}
          onSave={(counts, note) => onAnswer(Number(counts), note)}
        />
      )}
      {cell.agreed ? (
        <Reasoned
          label={t('laterTruth')}
          options={COUNTS(t)}
          button={t('adjustNextBill')}
          draft={drafts?.adjustment}
          pending={pending}
          onSave={(counts, reason) => onAdjust(Number(counts), reason)}
        />
      ) : (
        <Reasoned
          label={t('correct')}
          options={STATES(t)}
          button={t('saveCorrection')}
          draft={drafts?.correction}
          pending={pending}
          onSave={(state, reason) => onCorrect(state as CorrectedState, reason)}
        />
      )}
    </div>
  );
}
