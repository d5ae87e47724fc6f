import type { Duty, SwapDutiesBody } from '@prahari/contract/duties.schemas';
import { type Day, today } from '@prahari/domain/days';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { ComboBox } from '../../../base/ComboBox/ComboBox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { namesText } from '../period-text.ts';
import { placeText, weekdayText } from '../post-text.ts';
import {
  type DutiesByDay,
  dutyOn,
  type SwapValues,
  suggestedOtherDay,
  swapErrors,
  swappable,
  toSwapBody,
} from './swap-draft.ts';
import { swapDutiesWords } from './swap-duties-words.ts';

export interface SwapDutiesProps {
  guard: { _id: string; name: string };
  /** The post at which the guard has the duty. */
  postId: string;
  /** The days on which the guard has a duty there, from today on; at least one. */
  ownDays: readonly Day[];
  /** The duties of the days that `onDay` asked for. */
  duties: DutiesByDay;
  /** Days whose duties could not be loaded. */
  failedDays?: readonly Day[] | undefined;
  /** The duties of a day are needed. */
  onDay: (day: Day) => void;
  /** The current time. */
  now: Date;
  /** Keeps what was chosen while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<SwapValues> | undefined;
  /** Swaps both duties, or neither. */
  submit: (body: SwapDutiesBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the duties were swapped. */
  onClose: () => void;
}

const dutyText = ({ day, post }: Duty, now: Day) =>
  `${weekdayText(day, now)}, ${post.startsAt}, ${post.client.name}, ${placeText(post)}`;

/** Two guards swap one duty each, with what each has then before the press. */
export function SwapDuties(props: SwapDutiesProps) {
  const t = useWords(swapDutiesWords);
  const sayOfficePosts = useWords(officePostsWords);
  const { guard, postId, ownDays, duties, failedDays = [], onDay, now, draft, submit, onClose } = props;
  const day = today(now);
  const first = ownDays[0] ?? day;
  const ownOf = (on: Day) => dutyOn(duties, on, { guardId: guard._id, postId });
  const form = useForm<SwapValues>({
    initial: { day: first, otherDay: suggestedOtherDay(ownDays), other: null, reason: '' },
    draft,
    restore: (kept) => (ownDays.includes(kept.day) ? kept : { ...kept, day: first, other: null }),
    validate: (values) => swapErrors(ownOf(values.day), values, t),
    submit: (values) => submit(toSwapBody(ownOf(values.day), values)),
    onSent: onClose,
  });
  const { values } = form;
  const own = ownOf(values.day);
  const others = swappable(own, values.otherDay, duties, now);
  const other = others.find(({ _id }) => _id === values.other?.value);
  const needed = [values.day, values.otherDay].filter((one) => one !== '' && !duties[one]);
  const failed = needed.filter((one) => failedDays.includes(one));
  const otherDay = bindDateField(form, 'otherDay');
  return (
    <FormDialog
      title={t('swapDutyOf', { name: guard.name })}
      form={form}
      submitLabel={t('swapDuties')}
      onClose={onClose}
      className="sm:max-w-2xl"
      actions={
        <p className="me-auto self-center text-muted text-xs max-sm:hidden">{t('bothChangeTogetherOr')}</p>
      }
    >
      <SelectField
        label={t('dutyOfNames', { names: namesText([guard.name], sayOfficePosts) })}
        required
        options={ownDays.map((each) => ({ value: each, label: weekdayText(each, day) }))}
        {...form.field('day')}
        onChange={(chosen) => {
          form.set({ day: chosen });
          onDay(chosen);
        }}
      />
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <DateField
          label={t('dayOfOtherDuty')}
          required
          min={day}
          {...otherDay}
          onChange={(chosen) => {
            form.set({ otherDay: chosen, other: null });
            if (chosen) onDay(chosen);
          }}
        />
        <ComboBox
          // The field must not keep the text of a duty of another day.
          key={values.otherDay}
          label={t('swapWith')}
          required
          loading={needed.length > 0 && failed.length === 0}
          emptyText={t(failed.length > 0 ? 'dutiesCouldNotBe' : 'nobodyHasDutyOn')}
          onRetry={failed.length > 0 ? () => failed.map((one) => onDay(one)) : undefined}
          options={others.map((one) => ({
            value: one._id,
            label: one.guard.name,
            detail: `${one.post.startsAt}, ${one.post.client.name}, ${placeText(one.post)}`,
          }))}
          {...form.field('other')}
        />
      </div>
      <SwapConsequences own={own} other={other} today={day} />
      <TextField label={t('reason')} required {...form.field('reason')} />
    </FormDialog>
  );
}

interface ConsequencesProps {
  own: Duty | undefined;
  other: Duty | undefined;
  today: Day;
}

/** The duty that each of the two gets by the swap, and the one that it gives. */
function SwapConsequences({ own, other, today: day }: ConsequencesProps) {
  const t = useWords(swapDutiesWords);
  if (!own || !other) return null;
  const after = [
    { guard: own.guard, gets: other, gives: own },
    { guard: other.guard, gets: own, gives: other },
  ];
  return (
    <ul
      role="status"
      aria-label={t('afterSwap')}
      className="grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2"
    >
      {after.map(({ guard, gets, gives }) => (
        <li key={guard._id} className="flex items-start gap-3">
          <Avatar name={guard.name} personId={guard._id} size="medium" decorative />
          <span>
            <b className="block font-semibold">{guard.name}</b>
            <span className="block">{dutyText(gets, day)}</span>
            <span className="block text-muted text-xs">
              {t('insteadOfDuty', { duty: dutyText(gives, day) })}
            </span>
          </span>
        </li>
      ))}
      <li className="text-muted text-xs sm:col-span-2">{t('bothAssignmentsGoOn')}</li>
    </ul>
  );
}
