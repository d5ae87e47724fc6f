import type { EndPostBody, Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, countDays, type Day, durationOf, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Box } from '../../../base/Box/Box.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { datesText, guardsText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';

const FORM_ID = 'end-post';

export interface EndPostDialogProps {
  /** A post that has not ended, with its open assignments. */
  post: Post;
  /** The current time. */
  now: Date;
  /** Ends the post, or names the fields that are in the way. */
  submit: (body: EndPostBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the post has ended. */
  onClose: () => void;
}

/** Ends a post on a day, with the guards and the days that end with it before the press. */
export function EndPostDialog({ post, now, submit, onClose }: EndPostDialogProps) {
  const day = today(now);
  const hasBegun = post.startDate <= day;
  // A post that has not begun can end before its first day: then it never begins.
  const earliest = hasBegun ? addDays(day, -1) : addDays(post.startDate, -1);
  const form = useForm<{ lastDay: Day }>({
    initial: { lastDay: hasBegun ? day : earliest },
    validate: ({ lastDay }): Record<string, string> =>
      lastDay >= earliest && lastDay <= post.endDate
        ? {}
        : { lastDay: `Choose a day from ${formatDay(earliest)} to ${formatDay(post.endDate)}` },
    submit: ({ lastDay }) => onSuccess(submit({ postId: post._id, lastDay }), onClose),
  });
  const { lastDay } = form.values;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`End post of ${post.client.user.name}`}
      footer={
        <>
          <Button variant="plain" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={FORM_ID} pending={form.pending}>
            End post
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM_ID} label="End post">
        <p className="text-muted">
          {`${placeText(post)} · ${shiftWithHours(post)} · ${datesText(post.startDate, post.endDate)}`}
        </p>
        <DateField
          label="Last day"
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

const outcome = ({ startDate, endDate }: PostAssignment, lastDay: Day): string =>
  startDate > lastDay
    ? `does not begin on ${formatDay(startDate)}`
    : `until ${formatDay(lastDay)} instead of ${formatDay(endDate)}`;

/** The guards whose assignments end with the post, and how many of its days. */
function WhatEnds({ post, lastDay }: { post: Post; lastDay: Day }) {
  const ending = post.assignments.filter(
    ({ status, endDate }) => status !== 'completed' && endDate > lastDay,
  );
  const lost = countDays(lastDay, post.endDate) - 1;
  const days = lost > 0 ? durationOf(addDays(lastDay, 1), post.endDate) : 'No day';
  const guards = new Set(ending.map(({ guard }) => guard._id)).size;
  return (
    <Box as="section" role="status" aria-label="What ends" ground="sunken">
      <p className="font-semibold">
        {lastDay < post.startDate ? 'The post never begins. ' : ''}
        {`${days} of the post and the work of ${guards === 0 ? 'no guard' : guardsText(guards)} there end.`}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {ending.map((assignment) => (
          <li key={assignment._id}>
            <b className="font-semibold">{assignment.guard.name}</b>{' '}
            <span className="text-muted">{outcome(assignment, lastDay)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">There is no undo: the guards are assigned again by hand.</p>
    </Box>
  );
}
