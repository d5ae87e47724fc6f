import { expect, fn, screen } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { ownDuty } from '../duties.samples.ts';
import { DutyPress } from './DutyPress.tsx';

const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const started = { ...ownDuty, startedAt: at('26T19:52').toISOString() };

const meta = preview.meta({
  component: DutyPress,
  args: {
    duty: ownDuty,
    now: at('26T19:48'),
    pending: false,
    canGivePosition: true,
    onStart: fn(),
    onEnd: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Open = meta.story();
Open.test('one press starts the duty, without a position', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Start duty' }));
  await expect(args.onStart).toHaveBeenCalledWith(false);
});
Open.test('the position goes along only when it was ticked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Send my position with it' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Start duty' }));
  await expect(args.onStart).toHaveBeenCalledWith(true);
});
export const Early = meta.story({ args: { now: at('26T18:59') } });
Early.test('before it opens the button says when', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Start duty' })).toBeDisabled();
  await expect(canvas.getByText('Opens at 19:00, an hour before your shift.')).toBeVisible();
});
export const NoPosition = meta.story({ args: { canGivePosition: false } });
export const Sending = meta.story({ args: { pending: true } });
export const OnDuty = meta.story({ args: { duty: started, now: at('27T02:18') } });
OnDuty.test('an early end asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End duty' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('Your shift ends at 08:00.');
  await expect(args.onEnd).not.toHaveBeenCalled();
});
export const Over = meta.story({ args: { duty: started, now: at('27T08:04') } });
Over.test('one press ends a duty whose time has come', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End duty' }));
  await expect(args.onEnd).toHaveBeenCalledOnce();
});
