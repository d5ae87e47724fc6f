import { type WebhookEvent, webhookEventLabels, webhookEvents } from '@prahari/contract/webhooks';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../base/Field/FieldGroup.tsx';
import type { BoundField } from '../../base/Form/useForm.ts';
import { useWords } from '../../base/words/useWords.ts';
import { officeWebhooksWords } from './office-webhooks-words.ts';

/** Checkboxes for the events that a webhook is told of. */
export const EventsField = ({ name, value, onChange, error }: BoundField<WebhookEvent[]>) => {
  const t = useWords(officeWebhooksWords);
  return (
    <FieldGroup label={t('events')} required error={error}>
      <div className="flex flex-wrap gap-x-6">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name={name}
            value={event}
            checked={value.includes(event)}
            onChange={(isChosen) =>
              onChange(webhookEvents.filter((one) => (one === event ? isChosen : value.includes(one))))
            }
            label={webhookEventLabels[event]}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
