import type { Duty } from '@prahari/contract/duties.schemas';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { agreedMuster, disputedMuster } from '../muster.samples.ts';
import type { NamedDuty } from '../muster-days.ts';
import { dutiesOn } from '../muster-days.ts';
import { DayEvidence, type DayEvidenceProps } from './DayEvidence.tsx';

const duty: Duty = {
  _id: 'g-kavita-5',
  assignmentId: 'a1',
  day: '2026-11-05',
  beginsAt: '2026-11-05T02:30:00.000Z',
  endsAt: '2026-11-05T14:30:00.000Z',
  state: 'late',
  attended: true,
  startedAt: '2026-11-05T02:54:00.000Z',
  endedAt: '2026-11-05T14:32:00.000Z',
  startedBy: 'guard',
  flags: ['corrected'],
  position: {
    latitude: 18.5,
    longitude: 73.8,
    accuracyMeters: 15,
    takenAt: '2026-11-05T02:53:48.000Z',
    ageSeconds: 12,
    meters: 40,
  },
  correction: {
    reason: 'Her phone was off',
    by: 'Revathi Kulkarni',
    at: '2026-11-06T03:40:00.000Z',
    before: 'absent',
  },
  guard: { _id: 'g-kavita', name: 'Kavita Rathore', phone: '+919876543210' },
  post: {
    _id: 'post-1',
    client: { _id: 'client-1', name: 'Nirmal Jeevan Multispeciality Hospital' },
    place: { street: 'Main gate', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
    shift: 'day',
    startsAt: '08:00',
    hours: 12,
  },
};

const cellOn = (muster: typeof disputedMuster) =>
  (dutiesOn(muster, '2026-11-05') as [NamedDuty, ...NamedDuty[]])[0].cell;

const meta = preview.meta({
  component: DayEvidence,
  args: {
    muster: disputedMuster,
    cell: cellOn(disputedMuster),
    evidence: { state: 'ready', duty } as DayEvidenceProps['evidence'],
    onRetry: fn(),
    onCorrect: fn(),
    onAnswer: fn(),
    onAdjust: fn(),
    pending: false,
  },
});

export const Disputed = meta.story();
Disputed.test('who, when, how far, corrected by whom and why', async ({ canvas }) => {
  await expect(canvas.getByText('40 m from the post')).toBeVisible();
  await expect(canvas.getByText('“Her phone was off”')).toBeVisible();
  await expect(canvas.getByText(/Revathi Kulkarni.*before: absent/)).toBeVisible();
});
Disputed.test('a dispute is answered', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Answer'), '0.5');
  await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(0.5, '');
});
Disputed.test('a correction needs a reason', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Save correction' })).toBeDisabled();
  await userEvent.type(canvas.getByLabelText(/^Reason/), 'Seen at the gate');
  await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
  await expect(args.onCorrect).toHaveBeenCalledWith('present', 'Seen at the gate');
});
const position = duty.position && { ...duty.position, ageSeconds: 7_200 };
export const OldPosition = meta.story({
  args: { evidence: { state: 'ready', duty: { ...duty, position } } },
});
OldPosition.test(
  'complaint 5, “Stale or cached GPS accepted as proof”: a position of before the press says so',
  async ({ canvas }) => {
    await expect(canvas.getByText('±15 m, 2 hours older than the press')).toBeVisible();
  },
);
export const Agreed = meta.story({ args: { muster: agreedMuster, cell: cellOn(agreedMuster) } });
Agreed.test('an agreed day can only be adjusted', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Save correction' })).toBeNull();
  await userEvent.type(canvas.getByLabelText(/^Reason/), 'Was never there');
  await userEvent.click(canvas.getByRole('button', { name: 'Adjust the next bill' }));
  await expect(args.onAdjust).toHaveBeenCalledWith(1, 'Was never there');
});
export const Loading = meta.story({ args: { evidence: { state: 'loading' } } });
export const Kept = meta.story({
  args: {
    drafts: {
      answer: keptDraft({ value: '0.5', reason: 'Half a night' }),
      correction: keptDraft({ value: 'absent', reason: 'Not at the gate' }),
      adjustment: keptDraft({ value: '0', reason: '' }),
    },
  },
});
Kept.test('an answer and a correction that were left are kept', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Answer')).toHaveValue('0.5');
  await expect(canvas.getByDisplayValue('Half a night')).toBeVisible();
  await userEvent.type(canvas.getByDisplayValue('Not at the gate'), '!');
  await expect(args.drafts?.correction.set).toHaveBeenCalledWith({
    value: 'absent',
    reason: 'Not at the gate!',
  });
});
export const Failed = meta.story({ args: { evidence: { state: 'failed' } } });
Failed.test('what could not be loaded can be tried again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
