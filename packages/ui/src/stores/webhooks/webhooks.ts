import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import * as contract from '@prahari/contract/webhooks';
import { addWebhookBody, type Webhook } from '@prahari/contract/webhooks.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refusedAtField } from '../my-account/account-failures.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

type NewWebhook = BodyOf<typeof contract.addWebhook>;

/** The company's webhooks, oldest first; null when the server lacks the endpoint. */
export const webhooks = createLoaded<readonly Webhook[] | null>({
  read: async () => (await nullIfMissing(call(contract.listWebhooks)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, contract.webhookMessages.fetchFailed)),
});

/** Deliveries to webhooks, newest first. */
export const webhookDeliveries = createList({
  endpoint: contract.listWebhookDeliveries,
  pageSize: 10,
  failed: (error) =>
    reportFailure(error, serverMessageOr(error, contract.webhookMessages.deliveriesFetchFailed)),
});

/** The signing secret of a webhook that was just added, until the admin has copied it. */
export const $webhookSecret = atom<{ url: string; secret: string } | null>(null);
export const forgetWebhookSecret = (): void => $webhookSecret.set(null);

const inFlight = createInFlight();
/** Ids of the webhooks that an action runs for. */
export const $webhooksPending = inFlight.$ids;

const shown = (): readonly Webhook[] => {
  const loaded = webhooks.$loaded.get();
  return (loaded.state === 'ready' && loaded.data) || [];
};

/** Returns errors by field. */
export const checkNewWebhook = (typed: NewWebhook) => {
  const errors = fieldErrors(addWebhookBody, typed);
  const events = Object.entries(errors).find(([path]) => path.startsWith('events'))?.[1];
  return { ...errors, ...(events && { events }) };
};

/** Adds a webhook and keeps its secret to be shown once. */
export async function addWebhook(typed: NewWebhook): Promise<SubmitResult> {
  try {
    const { secret, webhook } = (await call(contract.addWebhook, typed)).data;
    webhooks.put([...shown(), webhook]);
    $webhookSecret.set({ url: webhook.url, secret });
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, contract.webhookMessages.addFailed);
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows how a delivery went: most are over within a second. */
function refreshSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void webhookDeliveries.refresh(), 2_000);
}

/** Loads nothing more by itself once the deliveries are out of sight. */
export const stopRefreshing = (): void => clearTimeout(timer);

/** Runs an action on a webhook once at a time. Reports failures instead of throwing. */
const act = (webhookId: string, work: () => Promise<string>, failed: string): Promise<void> =>
  inFlight.run(webhookId, async () => {
    try {
      toast.success(await work());
    } catch (error) {
      reportFailure(error, serverMessageOr(error, failed));
      void webhooks.refreshSilently();
    }
    void webhookDeliveries.refresh();
    refreshSoon();
  });

/** Turns a webhook on or off. */
export const turnWebhook = ({ _id: webhookId, events }: Webhook, isOn: boolean): Promise<void> =>
  act(
    webhookId,
    async () => {
      const { data } = await call(contract.updateWebhook, { webhookId, events, isOn });
      webhooks.put(shown().map((one) => (one._id === webhookId ? data : one)));
      return contract.webhookMessages.updated;
    },
    contract.webhookMessages.updateFailed,
  );

export const deleteWebhook = ({ _id: webhookId }: Webhook): Promise<void> =>
  act(
    webhookId,
    async () => {
      await call(contract.deleteWebhook, { webhookId });
      webhooks.put(shown().filter(({ _id }) => _id !== webhookId));
      return contract.webhookMessages.deleted;
    },
    contract.webhookMessages.deleteFailed,
  );

/** Sends a test event. */
export const testWebhook = ({ _id: webhookId }: Webhook): Promise<void> =>
  act(
    webhookId,
    async () => {
      await call(contract.testWebhook, { webhookId });
      return contract.webhookMessages.tested;
    },
    contract.webhookMessages.testFailed,
  );

/** Sends a delivery again. Reports failures instead of throwing. */
export const replayDelivery = (deliveryId: string): Promise<void> =>
  runRowAction(webhookDeliveries, deliveryId, {
    send: () => call(contract.replayWebhookDelivery, { deliveryId }),
    done: contract.webhookMessages.replayed,
    failed: (error) => serverMessageOr(error, contract.webhookMessages.replayFailed),
    onDone: ({ data }) => {
      webhookDeliveries.put(data);
      refreshSoon();
    },
  });
