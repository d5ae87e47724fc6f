import { useStore } from '@nanostores/react';
import { deliveryStatuses, deliveryStatusLabels, webhookMessages } from '@prahari/contract/webhooks';
import type { Webhook } from '@prahari/contract/webhooks.schemas';
import { useEffect } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { DeliveryList } from '../../../features/webhooks/DeliveryList/DeliveryList.tsx';
import { Webhooks, type WebhooksProps } from '../../../features/webhooks/Webhooks/Webhooks.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
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
  stopRefreshing,
  testWebhook,
  turnWebhook,
  webhookDeliveries,
  webhooks,
} from '../../../stores/webhooks/webhooks.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { DialogList } from './DialogList.tsx';
import { recordsTabWords, type SayRecordsTab } from './records-tab-words.ts';

const $draft: NonNullable<WebhooksProps['draft']> = draftOf('webhook');

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.success(webhookMessages.copied);
  } catch {
    toast.failure(webhookMessages.copyFailed);
  }
}

const askToDelete = (webhook: Webhook, t: SayRecordsTab) =>
  confirmThen(
    {
      message: t('areYouSureYou'),
      detail: t('isToldNothingMore', { url: webhook.url }),
      confirmLabel: t('deleteWebhook'),
      tone: 'danger',
    },
    () => deleteWebhook(webhook),
  );

/** Webhooks of the company and what was delivered to them, in the Records dialog. */
export function WebhooksTab() {
  const t = useWords(recordsTabWords);
  const sayLists = useWords(listsWords);
  const loaded = orNone(useStore(webhooks.$loaded));
  const added = useStore($webhookSecret);
  const pending = useStore($webhooksPending);
  useEffect(() => {
    void webhooks.load();
    return stopRefreshing;
  }, []);
  return (
    <>
      {loaded && (
        <LoadedView
          loaded={loaded}
          label={t('loadingWebhooks')}
          message={t('webhooksCouldNotBe')}
          onRetry={() => void webhooks.load()}
        >
          {(rows) => (
            <Webhooks
              webhooks={rows}
              added={added}
              pending={pending}
              check={checkNewWebhook}
              draft={$draft}
              onAdd={addWebhook}
              onCopy={copy}
              onDone={forgetWebhookSecret}
              onTest={(webhook) => void testWebhook(webhook)}
              onTurn={(webhook, isOn) => void turnWebhook(webhook, isOn)}
              onDelete={(webhook) => askToDelete(webhook, t)}
            />
          )}
        </LoadedView>
      )}
      <SectionHeader level={2} title={t('deliveries')} />
      <DialogList
        list={webhookDeliveries}
        nouns={[t('oneDelivery'), t('manyDeliveries')]}
        placeholder={t('eventOrAddress')}
        filters={filtersOf(sayLists, deliveryStatuses, deliveryStatusLabels)}
        emptyState={<EmptyState scene="letterBox" title={t('nothingWasSentYet')} />}
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
