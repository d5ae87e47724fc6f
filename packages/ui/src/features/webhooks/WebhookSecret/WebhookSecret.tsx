import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { webhookSecretWords } from './webhook-secret-words.ts';

export interface WebhookSecretProps {
  /** The address of the new webhook. */
  url: string;
  /** Its signing secret. */
  secret: string;
  /** Copies the secret. */
  onCopy: (secret: string) => void;
  /** The admin has copied it. */
  onDone: () => void;
}

/** The signing secret of a new webhook; shown only once. */
export function WebhookSecret({ url, secret, onCopy, onDone }: WebhookSecretProps) {
  const t = useWords(webhookSecretWords);
  const code = useRef<HTMLElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <section aria-label={t('signingSecret')} className="grid gap-3 rounded-md border border-line p-4">
      <p className="wrap-anywhere text-sm">{t('webhookToWasAdded', { url })}</p>
      <code
        ref={code}
        tabIndex={-1}
        className="wrap-anywhere select-all rounded-md bg-sunken px-4 py-3 font-medium text-sm outline-offset-2"
      >
        {secret}
      </code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={() => onCopy(secret)}>{t('copy')}</Button>
        <Button variant="primary" onPress={onDone}>
          {t('iHaveCopiedIt')}
        </Button>
      </div>
    </section>
  );
}
