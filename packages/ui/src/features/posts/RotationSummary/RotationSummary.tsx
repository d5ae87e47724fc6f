import type { FieldError } from '@prahari/contract/reply.schemas';
import type { ExtendRotationBody } from '@prahari/contract/rotations.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore, SubmitResult } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { reasonsOf } from '../GuardLoad.tsx';
import { datesText } from '../period-text.ts';
import { sundaysIn } from '../rotation-plan.ts';
import { rotationSummaryWords, type SayRotationSummary } from './rotation-summary-words.ts';

/** A guard with the days that are really theirs: changed days count as they were changed. */
export interface RotationGuard {
  _id: string;
  name: string;
  isReliever: boolean;
  days: readonly Day[];
}

export interface RotationSummaryProps {
  pattern: { on: number; off: number };
  /** The last day of the rotation. */
  to: Day;
  /** The days on which duties are counted. */
  shown: { from: Day; to: Day };
  /** Undefined while their days are loaded. */
  guards: readonly RotationGuard[] | undefined;
  /** The word for duties: `Nights`. */
  duties: string;
  /** The last day after Extend by a month; undefined where the post ends with the rotation. */
  extendTo: Day | undefined;
  /** Keeps the reason while the page is elsewhere. */
  draft?: DraftStore<{ reason: string }> | undefined;
  /** Makes the rotation longer, or says what is in the way: papers and rest ask for a reason. */
  onExtend: (changes: ExtendRotationBody) => Promise<SubmitResult>;
}

const FAILED = (t: SayRotationSummary): FieldError => ({ path: '', message: t('rotationCouldNotBe') });

/** The rotation of a post: its pattern, until when, nights and Sundays of each guard, and one month more. */
export function RotationSummary(props: RotationSummaryProps) {
  const t = useWords(rotationSummaryWords);
  const { pattern, to, shown, guards, duties, extendTo, draft, onExtend } = props;
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<FieldError>();
  const [{ reason }, change] = useDraft(draft, { reason: '' });
  const extend = async (last: Day) => {
    setPending(true);
    const result = await onExtend({ to: last, ...reasonsOf(reason) });
    setPending(false);
    setError(result.ok ? undefined : (result.errors?.[0] ?? FAILED(t)));
    if (!result.ok) return;
    change({ reason: '' });
    draft?.set(undefined);
  };
  return (
    <section aria-label={t('rotation')} className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line-strong border-b pb-2">
        <h3 className="font-semibold text-md">
          {t('rotationOf')}
          <span className="font-normal text-muted text-sm">
            {t('onOffUntil', { on: pattern.on, off: pattern.off, day: formatDay(to) })}
          </span>
        </h3>
        {extendTo && (
          <Button
            size="small"
            className="touch:min-h-target"
            pending={isPending}
            onPress={() => void extend(extendTo)}
          >
            {t('extendByMonth')}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="pt-2 text-danger text-sm">
          {error.message}
        </p>
      )}
      {(reason || error?.path === 'papersReason') && (
        <TextField
          label={t('reasonToAssignAll')}
          name="papersReason"
          value={reason}
          onChange={(text) => change({ reason: text })}
          className="mt-3"
        />
      )}
      {guards && (
        <table className="w-full text-sm tabular-nums">
          <caption className="pt-2 text-start text-muted text-xs">{datesText(shown.from, shown.to)}</caption>
          <thead>
            <tr className="text-muted text-xs [&>th]:py-1 [&>th]:font-semibold">
              <th scope="col" className="text-start">
                {t('guard')}
              </th>
              <th scope="col" className="text-end">
                {duties}
              </th>
              <th scope="col" className="text-end">
                {t('sundays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {guards.map(({ _id, name, isReliever, days }) => (
              <tr key={_id} className="[&>*]:border-line [&>*]:border-t [&>*]:py-1.5">
                <th scope="row" className="text-start font-medium">
                  {name}
                  {isReliever && <span className="font-normal text-muted text-xs"> {t('reliever')}</span>}
                </th>
                <td className="text-end">{days.length}</td>
                <td className="text-end">{sundaysIn(days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
