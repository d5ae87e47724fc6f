import { webhookEventLabels } from '@prahari/contract/webhooks';
import type { Webhook } from '@prahari/contract/webhooks.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';

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

function WebhookStatus({ isOn, failingSince, wasTurnedOff }: Webhook) {
  if (!isOn)
    return (
      <Status tone={wasTurnedOff ? 'danger' : 'muted'} mark={wasTurnedOff ? 'triangle' : 'ring'}>
        Off
      </Status>
    );
  return failingSince ? (
    <Status tone="warning" mark="triangle">
      Failing
    </Status>
  ) : (
    <Status tone="success" mark="tick">
      On
    </Status>
  );
}

const stateText = ({ isOn, failingSince, wasTurnedOff }: Webhook): string => {
  if (!isOn && wasTurnedOff)
    return 'Turned off after days of failures. What was not delivered can be sent again.';
  if (!isOn) return 'Turned off by the office.';
  return failingSince ? `Nothing was delivered since ${formatInstant(failingSince)}.` : '';
};

/** Webhooks with their events and state, to test, turn off and delete. */
export const WebhookList = ({ webhooks, pending, ...actions }: WebhookListProps) => (
  <ul aria-label="Webhooks" className="border-line-strong border-t">
    {webhooks.map((webhook) => (
      <WebhookItem key={webhook._id} webhook={webhook} pending={pending.has(webhook._id)} {...actions} />
    ))}
  </ul>
);

type WebhookItemProps = Omit<WebhookListProps, 'webhooks' | 'pending'> & {
  webhook: Webhook;
  pending: boolean;
};

function WebhookItem({ webhook, pending, onTest, onTurn, onDelete }: WebhookItemProps) {
  const { url, events, isOn } = webhook;
  const state = stateText(webhook);
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
            aria-label={`Send a test to ${url}`}
            onPress={() => onTest(webhook)}
          >
            Send a test
          </Button>
        )}
        <Button
          size="small"
          className="max-sm:min-h-target"
          pending={pending}
          aria-label={`Turn ${isOn ? 'off' : 'on'} ${url}`}
          onPress={() => onTurn(webhook, !isOn)}
        >
          Turn {isOn ? 'off' : 'on'}
        </Button>
        <Button
          size="small"
          variant="danger"
          className="max-sm:min-h-target"
          pending={pending}
          aria-label={`Delete ${url}`}
          onPress={() => onDelete(webhook)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
