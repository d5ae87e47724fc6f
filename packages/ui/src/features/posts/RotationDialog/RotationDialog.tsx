import type { Post } from '@prahari/contract/posts.schemas';
import type { AddRotationBody } from '@prahari/contract/rotations.schemas';
import { laterDay, today } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { hoursOf } from '@prahari/domain/post-hours';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import type { RotationPerson } from '../rotation-plan.ts';
import { FirstOff } from './FirstOff.tsx';
import { PatternField } from './PatternField.tsx';
import { RotationBands } from './RotationBands.tsx';
import { RotationDays } from './RotationDays.tsx';
import { EmptyDays, HoursNote, ReplacedNote } from './RotationNotes.tsx';
import { RotationPeople } from './RotationPeople.tsx';
import { rotationDialogWords } from './rotation-dialog-words.ts';
import {
  planOf,
  type RotationValues,
  rotationErrors,
  suggestedRotation,
  toAddRotationBody,
} from './rotation-draft.ts';

export interface RotationDialogProps {
  /** The post, with its open assignments and a shift. */
  post: Post;
  /** The guards of the post, then those who are free, the best first. */
  people: readonly RotationPerson[];
  /** The current time. */
  now: Date;
  /** Keeps an unsent rotation while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<RotationValues> | undefined;
  /** Makes the rotation, or names the fields that are in the way. */
  submit: (body: AddRotationBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the rotation was made. */
  onClose: () => void;
}

/** The words for a duty of a shift, and for some of them. */
const WORDS = {
  day: ['day', 'dayCount'],
  night: ['night', 'nightCount'],
  '24h': ['duty', 'dutyCount'],
} as const;

/** A rotation of a post: a suggestion, what it makes by day, and one press. */
export function RotationDialog({ post, people, now, draft, submit, onClose }: RotationDialogProps) {
  const t = useWords(rotationDialogWords);
  const sayOfficePosts = useWords(officePostsWords);
  const day = today(now);
  const suggestion = suggestedRotation(post, people, now);
  const form = useForm<RotationValues>({
    initial: suggestion,
    draft,
    restore: (kept) => (kept.postId === post._id ? kept : suggestion),
    validate: (values) => rotationErrors(post, values, t),
    submit: (values) => submit(toAddRotationBody(values)),
    onSent: onClose,
  });
  const { values, errors } = form;
  const { guardIds: guards, relieverIds: relievers, from, to } = values;
  const plan = planOf(values, hoursOf(post)?.hours ?? 0);
  const [dutyWord, countWord] = WORDS[post.shift ?? 'night'];
  const chosen = [...guards, ...relievers];
  const needsReason =
    Boolean(errors.papersReason || values.papersReason) || chosen.some(({ asksReason }) => asksReason);
  const ids = new Set(chosen.map(({ _id }) => _id));
  const others = people.filter(({ _id }) => !ids.has(_id));
  const initials = distinctInitials(chosen.map(({ _id, name }) => ({ id: _id, name })));
  const rowOf = ({ _id }: RotationPerson) => plan?.rows.find(({ person }) => person._id === _id);
  const days = plan ? daysOf({ startDate: from, endDate: to }) : [];
  const offOf = (person: RotationPerson) => plan && <FirstOff form={form} person={person} today={day} />;
  const relieverNote = (person: RotationPerson) => {
    const duties = rowOf(person)?.days.size;
    return [person.detail, duties !== undefined && t(countWord, { count: duties })]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <FormDialog
      title={t('rotationShiftWithHours', { shiftWithHours: shiftWithHours(post, sayOfficePosts) })}
      form={form}
      submitLabel={t('makeRotation')}
      onClose={onClose}
      className="sm:max-w-[82rem]"
      formClassName="@container grid grid-cols-[minmax(0,1fr)] gap-5"
      actions={
        <p role="status" className="me-auto self-center max-sm:basis-full">
          {plan ? (
            <>
              <b className="block font-semibold">
                {t('byRelieverCount', {
                  duties: t(countWord, { count: plan.duties }),
                  relieverDuties: plan.relieverDuties,
                  relievers: relievers.length,
                })}
              </b>
              <span className="text-muted text-xs">
                {t('extendItMonthBy', { dates: datesText(from, to) })}
              </span>
            </>
          ) : (
            <span className="text-muted text-xs">{t('completePatternGuardsAnd')}</span>
          )}
        </p>
      }
    >
      <p className="text-muted">
        {post.client.user.name}, {placeText(post)}
      </p>
      <div className="grid @min-[64rem]:grid-cols-[19rem_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid content-start gap-5">
          <PatternField form={form} />
          <RotationPeople
            title={t('guards')}
            note={t('ofPlacesCount', { count: guards.length, asked: post.asked })}
            addLabel={t('addGuard')}
            field={form.field('guardIds')}
            others={others}
            initials={initials}
            noteOf={({ detail }) => detail}
            fieldOf={offOf}
          />
          <RotationPeople
            title={t('relieverCount', { count: relievers.length })}
            addLabel={t('addReliever')}
            field={form.field('relieverIds')}
            others={others}
            initials={initials}
            noteOf={relieverNote}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
            <DateField
              label={t('from')}
              required
              min={laterDay(post.startDate, day)}
              max={post.endDate}
              {...bindDateField(form, 'from')}
            />
            <DateField
              label={t('to')}
              required
              min={from || undefined}
              max={post.endDate}
              {...bindDateField(form, 'to')}
            />
          </div>
          {needsReason && <TextField label={t('reasonToAssignAll')} {...form.field('papersReason')} />}
        </div>
        {plan && (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
            <h3 className="font-semibold text-md">{datesText(from, to)}</h3>
            <EmptyDays plan={plan} today={day} />
            <RotationBands
              plan={plan}
              days={days}
              today={day}
              asked={post.asked}
              duty={t(dutyWord)}
              initials={initials}
            />
            <RotationDays plan={plan} days={days} today={day} />
            <HoursNote plan={plan} />
            <ReplacedNote post={post} from={from} to={to} ids={ids} />
          </div>
        )}
      </div>
    </FormDialog>
  );
}
