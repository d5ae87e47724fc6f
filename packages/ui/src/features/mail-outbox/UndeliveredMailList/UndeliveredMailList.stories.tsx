import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { expiredCodeMail, failedMail, longAddress, newMail, waitingMail } from '../mail-outbox.samples.ts';
import { UndeliveredMailList } from './UndeliveredMailList.tsx';

const meta = preview.meta({
  component: UndeliveredMailList,
  args: { mails: [failedMail, expiredCodeMail, waitingMail], onRetry: fn() },
});

export const Several = meta.story();
export const GivenUp = meta.story({ args: { mails: [{ ...failedMail, status: 'dead' }] } });
export const Waiting = meta.story({ args: { mails: [{ ...newMail, status: 'waiting' }] } });
export const OneBeingSent = meta.story({ args: { pending: new Set([failedMail._id]) } });
export const LongAddress = meta.story({ args: { mails: [longAddress] } });
export const OnAPhone = meta.story({
  args: { mails: [longAddress, expiredCodeMail] },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});

Several.test('one that was given up is sent again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send again to ravi.kumar@gmial.example' }));
  await expect(args.onRetry).toHaveBeenCalledWith(failedMail);
});
Several.test('one with a code that is too old cannot be, and says what to do', async ({ canvas }) => {
  const mails = canvas.getAllByRole('listitem');
  const stale = within(mails[1] as HTMLElement);
  await expect(stale.queryByRole('button')).toBeNull();
  await expect(stale.getByText(/The person can request a new one\./)).toBeVisible();
});
Waiting.test('one that waits is left to itself', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByText(/No attempts yet, next at 20 Nov 2026, 09:42\./)).toBeVisible();
});
OneBeingSent.test('a double press sends once', async ({ canvas, userEvent, args }) => {
  await userEvent.dblClick(canvas.getByRole('button', { name: /^Send again/ }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});
