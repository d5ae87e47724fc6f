import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { erpWebhook, failingWebhook, webhookSecret } from '../webhooks.samples.ts';
import { Webhooks, type WebhooksProps } from './Webhooks.tsx';

const meta = preview.meta({
  component: Webhooks,
  args: {
    webhooks: [erpWebhook, failingWebhook],
    pending: new Set<string>(),
    added: null as WebhooksProps['added'],
    check: () => ({}),
    onAdd: accepted() as WebhooksProps['onAdd'],
    onCopy: fn(),
    onDone: fn(),
    onTest: fn(),
    onTurn: fn(),
    onDelete: fn(),
  },
});

export const Two = meta.story();
export const None = meta.story({ args: { webhooks: [] } });
export const JustAdded = meta.story({ args: { added: { url: erpWebhook.url, secret: webhookSecret } } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

None.test('the form opens on demand and closes again', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('list', { name: 'Webhooks' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
  await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.queryByLabelText('Address')).toBeNull();
});

JustAdded.test('while the secret is shown, no further webhook can be added', async ({ canvas }) => {
  await expect(canvas.getByText(webhookSecret)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'New webhook' })).toBeNull();
});
export const Kept = meta.story({ args: { draft: keptDraft({ url: 'https://erp.example', events: [] }) } });
Kept.test('an address that was left is kept, with its form open', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Address')).toHaveValue('https://erp.example');
});
