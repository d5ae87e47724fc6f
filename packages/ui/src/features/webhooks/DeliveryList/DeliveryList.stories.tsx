import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { delivered, failedDelivery, waitingDelivery } from '../webhooks.samples.ts';
import { DeliveryList } from './DeliveryList.tsx';

const meta = preview.meta({
  component: DeliveryList,
  args: { deliveries: [delivered, waitingDelivery, failedDelivery], onReplay: fn() },
});

export const EveryStatus = meta.story();
export const OnePending = meta.story({ args: { pending: new Set([failedDelivery._id]) } });
export const OnAPhone = meta.story({
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});

EveryStatus.test(
  'each delivery can be sent again, also one that arrived',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Send again: Bill paid/ }));
    await expect(args.onReplay).toHaveBeenCalledWith(delivered);
  },
);

EveryStatus.test('a failure says why, and when the next attempt is', async ({ canvas }) => {
  await expect(canvas.getByText(/3 attempts, next at .*The reply was 500\./)).toBeVisible();
  await expect(canvas.getByText(/11 attempts\. Nothing answers at this address\./)).toBeVisible();
});
