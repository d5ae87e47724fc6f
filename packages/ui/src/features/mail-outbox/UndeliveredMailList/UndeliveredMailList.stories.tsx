import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { expiredCodeMail, failedMail, longAddress, newMail, waitingMail } from '../mail-outbox.samples.ts';
import { UndeliveredMailList } from './UndeliveredMailList.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: UndeliveredMailList,
  args: {
    mails: [failedMail, expiredCodeMail, waitingMail],
    onRetry: fn(),
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen }),
  },
  parameters: { chromatic: notSnapped },
});

export const Several = meta.story();
export const NotDelivered = meta.story({ args: { mails: [{ ...failedMail, status: 'dead' }] } });
export const Waiting = meta.story({ args: { mails: [{ ...newMail, status: 'waiting' }] } });
export const OnePending = meta.story({ args: { pending: new Set([failedMail._id]) } });
export const LongAddress = meta.story({ args: { mails: [longAddress] } });
export const OnAPhone = meta.story({
  args: { mails: [longAddress, expiredCodeMail] },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});

Several.test('Send again calls onRetry with the mail', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send again to ravi.kumar@gmial.example' }));
  await expect(args.onRetry).toHaveBeenCalledWith(failedMail);
});
Several.test('a mail with an expired code has no Send again', async ({ canvas }) => {
  const mails = canvas.getAllByRole('listitem');
  const stale = within(mails[1] as HTMLElement);
  await expect(stale.queryByRole('button')).toBeNull();
  await waitFor(() => expect(stale.getByText(/A new mail is needed\./)).toBeVisible());
});
Several.test('the address of a guard leads to the record', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: waitingMail.recipient })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: failedMail.recipient }));
  await expect(onOpen).toHaveBeenCalledOnce();
});
Waiting.test('a waiting mail shows its next attempt and no button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await waitFor(() =>
    expect(canvas.getByText(/No attempts yet, next at 20 Nov 2026, 09:42\./)).toBeVisible(),
  );
});
