import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';

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
  const code = useRef<HTMLElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <section aria-label="Signing secret" className="grid gap-3 rounded-md border border-line p-4">
      <p className="wrap-anywhere text-sm">
        The webhook to {url} was added. The program there checks each call with this signing secret, which is
        not shown again.
      </p>
      <code
        ref={code}
        tabIndex={-1}
        className="wrap-anywhere select-all rounded-md bg-sunken px-4 py-3 font-medium text-sm outline-offset-2"
      >
        {secret}
      </code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={() => onCopy(secret)}>Copy</Button>
        <Button variant="primary" onPress={onDone}>
          I have copied it
        </Button>
      </div>
    </section>
  );
}
