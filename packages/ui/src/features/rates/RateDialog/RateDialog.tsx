import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import type { NewRateBody } from '@prahari/contract/rates.schemas';
import type { Day } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { dutyHours } from '@prahari/domain/post-hours';
import { rateBases } from '@prahari/domain/rates';
import { shifts } from '@prahari/domain/shifts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords, type SayOfficeRates } from '../office-rates-words.ts';
import { monthOf } from '../rate-costs.ts';
import { newRate, type RateDraft, rateErrors, toRate } from '../rate-draft.ts';
import { basisTitle, monthText, placeOf } from '../rate-text.ts';
import { rateDialogWords, type SayRateDialog } from './rate-dialog-words.ts';

export interface RateDialogProps {
  client: { _id: string; name: string };
  /** Those of the client. */
  posts: readonly Post[];
  /** The first day that is proposed. */
  from: Day;
  /** The post that it is for at first. */
  postId?: string | undefined;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<RateDraft> | undefined;
  /** Sends a valid rate. On failure the dialog stays open with its values. */
  submit: (rate: NewRateBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the rate was saved. */
  onClose: () => void;
}

const BASES = (sayOfficeRates: SayOfficeRates) =>
  rateBases.map((basis) => ({ value: basis, label: basisTitle(basis, sayOfficeRates) }));
const SHIFTS = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const HOURS = (t: SayRateDialog) =>
  dutyHours.map((hours) => ({ value: String(hours), label: t('hours', { hours }) }));

/** Says what one guard costs in the month from which it counts. */
function costText({ amount, basis, hours, from }: RateDraft, t: SayRateDialog): string {
  if (typeof amount !== 'number' || amount <= 0 || !from) return t('beforeGst');
  const month = from.slice(0, 7);
  const cost = monthOf({ basis, amount, hours: Number(hours) }, month);
  return t('oneGuardInBefore', { month: monthText(month), rupees: formatRupees(cost) });
}

/** Enters a price from a day on. */
export function RateDialog({ client, posts, from, postId, draft, submit, onClose }: RateDialogProps) {
  const t = useWords(rateDialogWords);
  const sayOfficeRates = useWords(officeRatesWords);
  const post = posts.find(({ _id }) => _id === postId);
  const form = useForm<RateDraft>({
    initial: newRate(from, post && { postId: post._id, ...(post.hours && { hours: String(post.hours) }) }),
    draft,
    validate: (values) => rateErrors(client._id, values),
    submit: (values) => submit(toRate(client._id, values)),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('newRateFor', { name: client.name })}
      form={form}
      submitLabel={t('saveRate')}
      onClose={onClose}
      className="sm:max-w-160"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
    >
      <SelectField
        label={t('post')}
        placeholder={t('allPosts')}
        options={posts.map((one) => ({ value: one._id, label: placeOf(one) }))}
        {...form.field('postId')}
      />
      <SelectField
        label={t('shift')}
        placeholder={t('allShifts')}
        options={SHIFTS}
        {...form.field('shift')}
      />
      <SelectField label={t('basis')} options={BASES(sayOfficeRates)} {...form.field('basis')} />
      <SelectField
        label={t('hoursOfDuty')}
        options={HOURS(t)}
        hint={t('thoseOfPostOr')}
        {...form.field('hours')}
      />
      <MoneyField label={t('amount')} required hint={costText(form.values, t)} {...form.field('amount')} />
      <DateField label={t('from')} required {...bindDateField(form, 'from')} />
      <NumberField
        label={t('holidayPercent')}
        suffix="%"
        min={0}
        inputMode="decimal"
        hint={t('onTopOfDays')}
        {...form.field('holidayPercent')}
      />
      <DateField label={t('risesOn')} hint={t('proposedOnThatDay')} {...bindDateField(form, 'rise.day')} />
      <NumberField
        label={t('risesByPercent')}
        suffix="%"
        min={0}
        inputMode="decimal"
        {...form.field('rise.percent')}
      />
      <MoneyField label={t('orByRupees')} {...form.field('rise.amount')} />
    </FormDialog>
  );
}
