import { useStore } from '@nanostores/react';
import { deliveryStatuses, deliveryStatusLabels, webhookMessages } from '@prahari/contract/webhooks';
import type { Webhook } from '@prahari/contract/webhooks.schemas';
import { useEffect } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { DeliveryList } from '../../../features/webhooks/DeliveryList/DeliveryList.tsx';
import { Webhooks } from '../../../features/webhooks/Webhooks/Webhooks.tsx';
import { orNone } from '../../../stores/loaded/or-none.ts';
import { toast } from '../../../stores/toasts/toasts.ts';
import {
  $webhookSecret,
  $webhooksPending,
  addWebhook,
  checkNewWebhook,
  deleteWebhook,
  forgetWebhookSecret,
  replayDelivery,
  testWebhook,
  turnWebhook,
  webhookDeliveries,
  webhooks,
} from '../../../stores/webhooks/webhooks.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';
import { filtersOf } from '../lists/filters.ts';
import { DialogList } from './DialogList.tsx';

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.success(webhookMessages.copied);
  } catch {
    toast.failure(webhookMessages.copyFailed);
  }
}

const askToDelete = (webhook: Webhook) =>
  confirmThen(
    {
      message: 'Are you sure you want to delete this webhook?',
      detail: `${webhook.url} is told nothing more, and its deliveries are deleted with it.`,
      confirmLabel: 'Delete webhook',
      tone: 'danger',
    },
    () => deleteWebhook(webhook),
  );

/** Webhooks of the company and what was delivered to them, in the Records dialog. */
export function WebhooksTab() {
  const loaded = orNone(useStore(webhooks.$loaded));
  const added = useStore($webhookSecret);
  const pending = useStore($webhooksPending);
  useEffect(() => {
    void webhooks.load();
  }, []);
  return (
    <>
      {loaded && (
        <LoadedView
          loaded={loaded}
          label="Loading webhooks"
          message="The webhooks could not be loaded."
          onRetry={() => void webhooks.load()}
        >
          {(rows) => (
            <Webhooks
              webhooks={rows}
              added={added}
              pending={pending}
              check={checkNewWebhook}
              onAdd={addWebhook}
              onCopy={copy}
              onDone={forgetWebhookSecret}
              onTest={(webhook) => void testWebhook(webhook)}
              onTurn={(webhook, isOn) => void turnWebhook(webhook, isOn)}
              onDelete={askToDelete}
            />
          )}
        </LoadedView>
      )}
      <SectionHeader level={2} title="Deliveries" />
      <DialogList
        list={webhookDeliveries}
        nouns={['delivery', 'deliveries']}
        placeholder="Event or address"
        filters={filtersOf(deliveryStatuses, deliveryStatusLabels)}
        emptyState={<EmptyState scene="letterBox" title="Nothing was sent yet" />}
      >
        {(rows, { busy = false, pending }) => (
          <DeliveryList
            deliveries={rows}
            busy={busy}
            pending={pending}
            onReplay={({ _id }) => void replayDelivery(_id)}
          />
        )}
      </DialogList>
    </>
  );
}
