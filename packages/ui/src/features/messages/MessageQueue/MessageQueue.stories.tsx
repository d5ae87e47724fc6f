import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { assignedMessage, billMessage, shiftMessage, silentMessage } from '../messages.samples.ts';
import { MessageQueue } from './MessageQueue.tsx';

const meta = preview.meta({
  component: MessageQueue,
  args: { messages: [assignedMessage, billMessage, shiftMessage, silentMessage], onSent: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Waiting = meta.story();
Waiting.test(
  'a person has one link with all texts, and one press that ticks them off',
  async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'WhatsApp to Dattatray Pawar' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tick off Dattatray Pawar' }));
    await expect(args.onSent).toHaveBeenLastCalledWith(['message-1', 'message-2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tick off all 4' }));
    await expect(args.onSent).toHaveBeenLastCalledWith(['message-1', 'message-3', 'message-2', 'message-4']);
  },
);
Waiting.test('somebody who did not agree has no link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'WhatsApp to Lalita Devi' })).toBeNull();
  await expect(canvas.getByText('No consent to WhatsApp')).toBeVisible();
});
export const Pending = meta.story({ args: { pending: true } });
export const LongNames = meta.story({
  args: {
    messages: [
      {
        ...billMessage,
        person: { ...billMessage.person, name: 'Senior Secondary School '.repeat(5).trim() },
      },
    ],
  },
});
