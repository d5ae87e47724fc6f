import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { erpWebhook, failingWebhook, turnedOffWebhook } from '../webhooks.samples.ts';
import { WebhookList } from './WebhookList.tsx';

const meta = preview.meta({
  component: WebhookList,
  args: {
    webhooks: [erpWebhook, failingWebhook, turnedOffWebhook],
    pending: new Set<string>(),
    onTest: fn(),
    onTurn: fn(),
    onDelete: fn(),
  },
});

export const EveryState = meta.story();
export const TurnedOffByTheOffice = meta.story({
  args: { webhooks: [{ ...erpWebhook, isOn: false }] },
});
export const TurnedOffWithItsAdmin = meta.story({
  args: { webhooks: [{ ...erpWebhook, isOn: false, ownerIsGone: true }] },
});
export const OnePending = meta.story({ args: { pending: new Set([erpWebhook._id]) } });
export const OnAPhone = meta.story({
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});

EveryState.test(
  'a webhook is tested, turned off and on, and deleted',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Send a test to ${erpWebhook.url}` }));
    await expect(args.onTest).toHaveBeenCalledWith(erpWebhook);
    await userEvent.click(canvas.getByRole('button', { name: `Turn off ${erpWebhook.url}` }));
    await expect(args.onTurn).toHaveBeenCalledWith(erpWebhook, false);
    await userEvent.click(canvas.getByRole('button', { name: `Turn on ${turnedOffWebhook.url}` }));
    await expect(args.onTurn).toHaveBeenCalledWith(turnedOffWebhook, true);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${erpWebhook.url}` }));
    await expect(args.onDelete).toHaveBeenCalledWith(erpWebhook);
  },
);

TurnedOffWithItsAdmin.test(
  'one whose admin is gone says that its secret may be known',
  async ({ canvas }) => {
    await expect(canvas.getByText(/account of its admin was disabled or erased/)).toBeVisible();
  },
);

EveryState.test('one that is off cannot be tested and says why it is off', async ({ canvas }) => {
  const [, , off] = canvas.getAllByRole('listitem');
  await expect(within(off as HTMLElement).queryByRole('button', { name: /Send a test/ })).toBeNull();
  await expect(within(off as HTMLElement).getByText(/Turned off after days of failures/)).toBeVisible();
});
