import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { erpWebhook, webhookSecret } from '../webhooks.samples.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

const meta = preview.meta({
  component: WebhookSecret,
  args: { url: erpWebhook.url, secret: webhookSecret, onCopy: fn(), onDone: fn() },
});

export const Default = meta.story();

Default.test('the secret is copied, then put away', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(webhookSecret)).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(args.onCopy).toHaveBeenCalledWith(webhookSecret);
  await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
  await expect(args.onDone).toHaveBeenCalledOnce();
});
