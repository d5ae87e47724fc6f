import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { leaveToAnswer } from '../leave.samples.ts';
import { LeaveToAnswer } from './LeaveToAnswer.tsx';

const meta = preview.meta({
  component: LeaveToAnswer,
  args: {
    leave: [leaveToAnswer],
    pendingIds: [],
    onAnswer: fn(),
    covered: {},
    onFind: fn(),
  },
});

export const Waiting = meta.story();
Waiting.test('one press grants leave', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Grant Dattatray Pawar' }));
  await expect(args.onAnswer).toHaveBeenCalledWith('leave-1', true);
});
export const Granting = meta.story({
  render: (args) => {
    const [isGranted, setGranted] = useState(false);
    const leave = [isGranted ? { ...leaveToAnswer, status: 'approved' as const } : leaveToAnswer];
    return <LeaveToAnswer {...args} leave={leave} onAnswer={() => setGranted(true)} />;
  },
});
Granting.test('the focus stays with leave that was granted by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Grant Dattatray Pawar' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
});
export const Granted = meta.story({ args: { leave: [{ ...leaveToAnswer, status: 'approved' as const }] } });
Granted.test(
  'each empty duty leads to the guards who are free for it',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find a guard for Fri, 11 Dec 2026' }));
    await expect(args.onFind).toHaveBeenCalledWith(leaveToAnswer.duties[0]);
  },
);
export const Covered = meta.story({
  args: {
    leave: [{ ...leaveToAnswer, status: 'approved' as const }],
    covered: { 'duty-2026-12-11': 'Suresh Patil' },
  },
});
Covered.test('a covered duty names its guard', async ({ canvas }) => {
  await expect(canvas.getByText('Fri, 11 Dec 2026: Suresh Patil')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: /^Find a guard/ })).toHaveLength(2);
});
export const WithoutPost = meta.story({
  args: {
    leave: [
      {
        ...leaveToAnswer,
        status: 'approved' as const,
        duties: leaveToAnswer.duties.map((duty) => ({ ...duty, postId: null })),
      },
    ],
  },
});
export const NoDuties = meta.story({ args: { leave: [{ ...leaveToAnswer, duties: [] }] } });
