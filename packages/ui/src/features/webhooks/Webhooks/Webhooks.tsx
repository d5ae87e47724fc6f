import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { NewWebhookForm, type NewWebhookFormProps } from '../NewWebhookForm/NewWebhookForm.tsx';
import { WebhookList, type WebhookListProps } from '../WebhookList/WebhookList.tsx';
import { WebhookSecret, type WebhookSecretProps } from '../WebhookSecret/WebhookSecret.tsx';
import { webhooksWords } from './webhooks-words.ts';

export interface WebhooksProps
  extends WebhookListProps,
    Pick<NewWebhookFormProps, 'check' | 'draft' | 'onAdd'>,
    Pick<WebhookSecretProps, 'onCopy' | 'onDone'> {
  /** The address and secret of a webhook that was just added, until the secret was copied. */
  added: Pick<WebhookSecretProps, 'url' | 'secret'> | null;
}

/** The company's webhooks, with a form to add one, whose secret is shown once. */
export function Webhooks({ added, check, draft, onAdd, onCopy, onDone, ...list }: WebhooksProps) {
  const t = useWords(webhooksWords);
  const [isAdding, setIsAdding] = useState(() => draft?.get() !== undefined);
  return (
    <div className="grid gap-4 pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{t('tellProgramOfYours')}</p>
        {!isAdding && !added && <Button onPress={() => setIsAdding(true)}>{t('newWebhook')}</Button>}
      </div>
      {added && <WebhookSecret {...added} onCopy={onCopy} onDone={onDone} />}
      {isAdding && (
        <NewWebhookForm check={check} draft={draft} onAdd={onAdd} onClose={() => setIsAdding(false)} />
      )}
      {list.webhooks.length > 0 && <WebhookList {...list} />}
    </div>
  );
}
