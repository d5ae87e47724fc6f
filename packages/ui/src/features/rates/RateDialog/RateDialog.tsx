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
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { monthOf } from '../rate-costs.ts';
import { newRate, type RateDraft, rateErrors, toRate } from '../rate-draft.ts';
import { basisTitle, monthText, placeOf } from '../rate-text.ts';

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

const BASES = rateBases.map((basis) => ({ value: basis, label: basisTitle(basis) }));
const SHIFTS = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const HOURS = dutyHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }));

/** Says what one guard costs in the month from which it counts. */
function costText({ amount, basis, hours, from }: RateDraft): string {
  if (typeof amount !== 'number' || amount <= 0 || !from) return 'Before GST';
  const month = from.slice(0, 7);
  const cost = monthOf({ basis, amount, hours: Number(hours) }, month);
  return `One guard in ${monthText(month)}: ${formatRupees(cost)} before GST`;
}

/** Enters a price from a day on. */
export function RateDialog({ client, posts, from, postId, draft, submit, onClose }: RateDialogProps) {
  const post = posts.find(({ _id }) => _id === postId);
  const form = useForm<RateDraft>({
    initial: newRate(from, post && { postId: post._id, ...(post.hours && { hours: String(post.hours) }) }),
    draft,
    validate: (values) => rateErrors(client._id, values),
    submit: (values) => onSuccess(submit(toRate(client._id, values)), onClose),
  });
  return (
    <FormDialog
      title={`New rate for ${client.name}`}
      form={form}
      submitLabel="Save rate"
      onClose={onClose}
      className="sm:max-w-160"
      formClassName="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
    >
      <SelectField
        label="Post"
        placeholder="All posts"
        options={posts.map((one) => ({ value: one._id, label: placeOf(one) }))}
        {...form.field('postId')}
      />
      <SelectField label="Shift" placeholder="All shifts" options={SHIFTS} {...form.field('shift')} />
      <SelectField label="Basis" options={BASES} {...form.field('basis')} />
      <SelectField
        label="Hours of a duty"
        options={HOURS}
        hint="Those of the post, or the month can’t be billed"
        {...form.field('hours')}
      />
      <MoneyField label="Amount" required hint={costText(form.values)} {...form.field('amount')} />
      <DateField label="From" required {...bindDateField(form, 'from')} />
      <NumberField
        label="Holiday percent"
        suffix="%"
        min={0}
        inputMode="decimal"
        hint="On top of a day’s price; 0 for none"
        {...form.field('holidayPercent')}
      />
      <DateField
        label="Rises on"
        hint="Proposed on that day, and again each year"
        {...bindDateField(form, 'rise.day')}
      />
      <NumberField
        label="Rises by percent"
        suffix="%"
        min={0}
        inputMode="decimal"
        {...form.field('rise.percent')}
      />
      <MoneyField label="Or by rupees" {...form.field('rise.amount')} />
    </FormDialog>
  );
}
