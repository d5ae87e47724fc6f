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
    hrefOf: (day: string) => `?day=${day}`,
    onOpen: fn(),
  },
});

export const Waiting = meta.story();
Waiting.test('one press grants leave', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Grant Dattatray Pawar' }));
  await expect(args.onAnswer).toHaveBeenCalledWith('leave-1', true);
});
export const Granted = meta.story({ args: { leave: [{ ...leaveToAnswer, status: 'approved' as const }] } });
Granted.test('each empty day links to where a guard is found', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Find a guard for Fri, 11 Dec 2026' }));
  await expect(args.onOpen).toHaveBeenCalledWith('2026-12-11');
});
export const NoDuties = meta.story({ args: { leave: [{ ...leaveToAnswer, duties: [] }] } });
