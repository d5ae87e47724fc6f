import { type OwnRating, type RateGuardBody, rateGuardBody } from '@prahari/contract/assignments.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { dayInIndia } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { RatingField } from '../../../base/RatingField/RatingField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { ratingWords } from '../rating-words.ts';

interface RatingDraft {
  stars: number | null;
  text: string;
}

export interface RateDialogProps {
  /** The assignment whose guard is rated. */
  rated: OwnRating;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<RatingDraft> | undefined;
  /** Sends the rating. On failure the dialog stays open with it. */
  submit: (body: RateGuardBody) => Promise<SubmitResult>;
  onClose: () => void;
}

/** Rates a guard from 1 to 5, in a few words. */
export function RateDialog({
  rated: { assignmentId, guard, rating },
  draft,
  submit,
  onClose,
}: RateDialogProps) {
  const t = useWords(ratingWords);
  const names = useDateNames();
  const bodyOf = ({ stars, text }: RatingDraft) => ({ assignmentId, stars: stars as number, text });
  const form = useForm<RatingDraft>({
    initial: { stars: rating?.stars ?? null, text: rating?.text ?? '' },
    draft,
    validate: (values) => {
      const { assignmentId: _, ...errors } = fieldErrors(rateGuardBody, bodyOf(values));
      return errors;
    },
    submit: (values) => submit(bodyOf(values)),
    onSent: onClose,
  });
  const hint = rating
    ? t('changeUntil', { day: formatDay(dayInIndia(rating.changeableUntil), names) })
    : t('changeFor');
  return (
    <FormDialog
      title={t('rateGuard', { name: guard.name })}
      form={form}
      submitLabel={t('send')}
      onClose={onClose}
    >
      <RatingField label={t('rating')} required {...form.field('stars')} />
      <TextArea label={t('inWords')} rows={3} hint={hint} {...form.field('text')} />
    </FormDialog>
  );
}
