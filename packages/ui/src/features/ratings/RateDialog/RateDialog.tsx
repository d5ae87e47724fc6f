import { fieldErrors } from '@prahari/contract/check';
import { type OwnRating, type RateGuardBody, rateGuardBody } from '@prahari/contract/ratings.schemas';
import { dayInIndia } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { RatingField } from '../../../base/RatingField/RatingField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';

interface RatingDraft {
  stars: number | null;
  text: string;
}

export interface RateDialogProps {
  /** The assignment whose guard is rated. */
  rated: OwnRating;
  /** Sends the rating. On failure the dialog stays open with it. */
  submit: (body: RateGuardBody) => Promise<SubmitResult>;
  onClose: () => void;
}

/** Rates a guard from 1 to 5, in a few words. */
export function RateDialog({ rated: { assignmentId, guard, rating }, submit, onClose }: RateDialogProps) {
  const bodyOf = ({ stars, text }: RatingDraft) => ({ assignmentId, stars: stars as number, text });
  const form = useForm<RatingDraft>({
    initial: { stars: rating?.stars ?? null, text: rating?.text ?? '' },
    validate: (values) => {
      const { assignmentId: _, ...errors } = fieldErrors(rateGuardBody, bodyOf(values));
      return errors;
    },
    submit: (values) => onSuccess(submit(bodyOf(values)), onClose),
  });
  const until = rating ? `until ${formatDay(dayInIndia(rating.changeableUntil))}` : 'for seven days';
  return (
    <FormDialog title={`Rate ${guard.name}`} form={form} submitLabel="Send rating" onClose={onClose}>
      <RatingField label="Rating" required {...form.field('stars')} />
      <TextArea
        label="In a few words (optional)"
        rows={3}
        hint={`Only the office reads them. You can change the rating ${until}.`}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
