import { type DeliveryStatus, deliveryStatusLabels, webhookEventLabels } from '@prahari/contract/webhooks';
import type { WebhookDelivery } from '@prahari/contract/webhooks.schemas';
import { formatCount, formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { deliveryListWords, type SayDeliveryList } from './delivery-list-words.ts';

export interface DeliveryListProps {
  /** The deliveries of one page. */
  deliveries: readonly WebhookDelivery[];
  /** Sends one again. */
  onReplay: (delivery: WebhookDelivery) => void;
  /** Ids of deliveries that are being sent again. */
  pending?: ReadonlySet<string> | undefined;
  /** A new page is loading; these deliveries stay visible. */
  busy?: boolean | undefined;
}

const looks = {
  waiting: { tone: 'info', mark: 'half' },
  delivered: { tone: 'success', mark: 'tick' },
  failed: { tone: 'danger', mark: 'triangle' },
} as const satisfies Record<DeliveryStatus, object>;

function outcome(
  { status, tries, deliveredAt, nextTryAt, lastError }: WebhookDelivery,
  t: SayDeliveryList,
): string {
  const attempts = t('attemptsTries', { tries, count: formatCount(tries) });
  if (status === 'delivered')
    return t('deliveredInstant', { instant: formatInstant(deliveredAt ?? ''), attempts });
  const next = nextTryAt ? t('nextAtInstant', { instant: formatInstant(nextTryAt) }) : '';
  return `${tries === 0 ? t('noAttemptsYet') : attempts}${next}.${lastError ? ` ${lastError}.` : ''}`;
}

/** Deliveries to webhooks with their outcome, to send again. */
export const DeliveryList = ({ deliveries, onReplay, pending, busy = false }: DeliveryListProps) => {
  const t = useWords(deliveryListWords);
  return (
    <ul aria-label={t('deliveries')} aria-busy={busy} className="border-line-strong border-t">
      {deliveries.map((delivery) => (
        <li key={delivery._id} className="grid gap-1 border-line border-b py-3 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <p className="wrap-anywhere font-semibold">{webhookEventLabels[delivery.event]}</p>
            <Status {...looks[delivery.status]}>{deliveryStatusLabels[delivery.status]}</Status>
          </div>
          <p className="wrap-anywhere">{delivery.url}</p>
          <p className="text-muted text-xs tabular-nums">
            {formatInstant(delivery.createdAt)}. {outcome(delivery, t)}
          </p>
          <Button
            size="small"
            className="mt-1 justify-self-start max-sm:min-h-target"
            aria-label={t('sendAgainWebhookEvent', {
              webhookEvent: webhookEventLabels[delivery.event],
              instant: formatInstant(delivery.createdAt),
            })}
            pending={pending?.has(delivery._id) ?? false}
            onPress={() => onReplay(delivery)}
          >
            {t('sendAgain')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
