import type { EndPostBody, Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, countDays, type Day, durationOf, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Box } from '../../../base/Box/Box.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, guardsText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import { endPostDialogWords, type SayEndPostDialog } from './end-post-dialog-words.ts';

const FORM_ID = 'end-post';

export interface EndPostDialogProps {
  /** A post that has not ended, with its open assignments. */
  post: Post;
  /** The current time. */
  now: Date;
  /** Keeps the chosen day while the dialog is closed. */
  draft?: DraftStore<{ lastDay: Day }> | undefined;
  /** Ends the post, or names the fields that are in the way. */
  submit: (body: EndPostBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the post has ended. */
  onClose: () => void;
}

/** Ends a post on a day, with the guards and the days that end with it before the press. */
export function EndPostDialog({ post, now, draft, submit, onClose }: EndPostDialogProps) {
  const t = useWords(endPostDialogWords);
  const sayOfficePosts = useWords(officePostsWords);
  const day = today(now);
  const hasBegun = post.startDate <= day;
  // A post that has not begun can end before its first day: then it never begins.
  const earliest = hasBegun ? addDays(day, -1) : addDays(post.startDate, -1);
  const form = useForm<{ lastDay: Day }>({
    initial: { lastDay: hasBegun ? day : earliest },
    draft,
    validate: ({ lastDay }): Record<string, string> =>
      lastDay >= earliest && lastDay <= post.endDate
        ? {}
        : { lastDay: t('chooseDayFromTo', { from: formatDay(earliest), to: formatDay(post.endDate) }) },
    submit: ({ lastDay }) => submit({ postId: post._id, lastDay }),
    onSent: onClose,
  });
  const { lastDay } = form.values;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('endPostOf', { name: post.client.user.name })}
      footer={
        <>
          <Button
            variant="plain"
            onPress={() => {
              form.reset();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={FORM_ID} pending={form.pending}>
            {t('endPost')}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM_ID} label={t('endPost')}>
        <p className="text-muted">
          {`${placeText(post)} · ${shiftWithHours(post, sayOfficePosts)} · ${datesText(post.startDate, post.endDate)}`}
        </p>
        <DateField
          label={t('lastDay')}
          required
          className="sm:max-w-56"
          min={earliest}
          max={post.endDate}
          {...bindDateField(form, 'lastDay')}
        />
        {lastDay >= earliest && lastDay <= post.endDate && <WhatEnds post={post} lastDay={lastDay} />}
      </Form>
    </Dialog>
  );
}

const outcome = ({ startDate, endDate }: PostAssignment, lastDay: Day, t: SayEndPostDialog): string =>
  startDate > lastDay
    ? t('doesNotBeginOn', { day: formatDay(startDate) })
    : t('untilInsteadOf', { last: formatDay(lastDay), before: formatDay(endDate) });

/** The guards whose assignments end with the post, and how many of its days. */
function WhatEnds({ post, lastDay }: { post: Post; lastDay: Day }) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(endPostDialogWords);
  const ending = post.assignments.filter(
    ({ status, endDate }) => status !== 'completed' && endDate > lastDay,
  );
  const lost = countDays(lastDay, post.endDate) - 1;
  const days = lost > 0 ? durationOf(addDays(lastDay, 1), post.endDate) : t('noDay');
  const guards = new Set(ending.map(({ guard }) => guard._id)).size;
  return (
    <Box as="section" role="status" aria-label={t('whatEnds')} ground="sunken">
      <p className="font-semibold">
        {lastDay < post.startDate ? t('postNeverBegins') : ''}
        {t('daysAndWorkEnd', {
          days,
          guards: guards === 0 ? t('noGuard') : guardsText(guards, sayOfficePosts),
        })}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {ending.map((assignment) => (
          <li key={assignment._id}>
            <b className="font-semibold">{assignment.guard.name}</b>{' '}
            <span className="text-muted">{outcome(assignment, lastDay, t)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">{t('thereIsNoUndo')}</p>
    </Box>
  );
}
