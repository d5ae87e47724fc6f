import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { grantedLeave } from '../leave.samples.ts';
import { AskForLeave } from './AskForLeave.tsx';

const meta = preview.meta({
  component: AskForLeave,
  args: {
    now: new Date('2026-11-20T09:42:00+05:30'),
    dutyDays: ['2026-11-21', '2026-11-22', '2026-11-23'],
    leave: [grantedLeave],
    pending: false,
    onAsk: fn(),
  },
});

export const Next = meta.story();
Next.test(
  'the next duty is asked for with a reason and one more press',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Ask for 1 day' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ill' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for 1 day' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ from: '2026-11-21', to: '2026-11-21', reason: 'Ill' });
  },
);
Next.test('two presses choose several days', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Fri, 11 Dec 2026' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Sun, 13 Dec 2026' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Wedding' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for 3 days' }));
  await expect(args.onAsk).toHaveBeenCalledWith({ from: '2026-12-11', to: '2026-12-13', reason: 'Wedding' });
});
Next.test('days of leave that was granted can’t be chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Wed, 25 Nov 2026' })).toBeDisabled();
});
export const NoDuties = meta.story({ args: { dutyDays: [] } });
export const Sending = meta.story({ args: { pending: true } });
export const Kept = meta.story({
  args: { draft: keptDraft({ picked: { from: '2026-12-11', to: '2026-12-13' }, reason: 'Wedding' }) },
});
Kept.test('days and reason that were left are kept', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Ask for 3 days' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Wedding' })).toHaveAttribute('aria-pressed', 'true');
});
