import { webhookEventLabels } from '@prahari/contract/webhooks';
import type { Webhook } from '@prahari/contract/webhooks.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type SayWebhookList, webhookListWords } from './webhook-list-words.ts';

export interface WebhookListProps {
  /** The company's webhooks, oldest first. */
  webhooks: readonly Webhook[];
  /** Ids of the webhooks that an action runs for. */
  pending: ReadonlySet<string>;
  /** Sends a test event. */
  onTest: (webhook: Webhook) => void;
  /** Turns it on or off. */
  onTurn: (webhook: Webhook, isOn: boolean) => void;
  /** Deletes it. */
  onDelete: (webhook: Webhook) => void;
}

function WebhookStatus({ isOn, failingSince, wasTurnedOff, ownerIsGone }: Webhook) {
  const t = useWords(webhookListWords);
  const byServer = wasTurnedOff || ownerIsGone;
  if (!isOn)
    return (
      <Status tone={byServer ? 'danger' : 'muted'} mark={byServer ? 'triangle' : 'ring'}>
        {t('off')}
      </Status>
    );
  return failingSince ? (
    <Status tone="warning" mark="triangle">
      {t('failing')}
    </Status>
  ) : (
    <Status tone="success" mark="tick">
      {t('on')}
    </Status>
  );
}

const stateText = ({ isOn, failingSince, wasTurnedOff, ownerIsGone }: Webhook, t: SayWebhookList): string => {
  if (!isOn && wasTurnedOff) return t('turnedOffAfterDays');
  if (!isOn && ownerIsGone) return t('turnedOffWithOwner');
  if (!isOn) return t('turnedOffByOffice');
  return failingSince ? t('nothingWasDeliveredSince', { instant: formatInstant(failingSince) }) : '';
};

/** Webhooks with their events and state, to test, turn off and delete. */
export const WebhookList = ({ webhooks, pending, ...actions }: WebhookListProps) => {
  const t = useWords(webhookListWords);
  return (
    <ul aria-label={t('webhooks')} className="border-line-strong border-t">
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook._id} webhook={webhook} pending={pending.has(webhook._id)} {...actions} />
      ))}
    </ul>
  );
};

type WebhookItemProps = Omit<WebhookListProps, 'webhooks' | 'pending'> & {
  webhook: Webhook;
  pending: boolean;
};

function WebhookItem({ webhook, pending, onTest, onTurn, onDelete }: WebhookItemProps) {
  const t = useWords(webhookListWords);
  const { url, events, isOn } = webhook;
  const state = stateText(webhook, t);
  return (
    <li className="grid gap-1 border-line border-b py-3 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <p className="wrap-anywhere font-semibold">{url}</p>
        <WebhookStatus {...webhook} />
      </div>
      <p>{events.map((event) => webhookEventLabels[event]).join(' · ')}</p>
      {state && <p className="text-muted text-xs">{state}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {isOn && (
          <Button
            size="small"
            className="max-sm:min-h-target"
            pending={pending}
            aria-label={t('sendTestTo', { url })}
            onPress={() => onTest(webhook)}
          >
            {t('sendTest')}
          </Button>
        )}
        <Button
          size="small"
          className="max-sm:min-h-target"
          pending={pending}
          aria-label={t('turnUrl', { onOrOff: isOn ? t('offWord') : t('onWord'), url })}
          onPress={() => onTurn(webhook, !isOn)}
        >
          {t('turn', { onOrOff: isOn ? t('offWord') : t('onWord') })}
        </Button>
        <Button
          size="small"
          variant="danger"
          className="max-sm:min-h-target"
          pending={pending}
          aria-label={t('deleteUrl', { url })}
          onPress={() => onDelete(webhook)}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}
