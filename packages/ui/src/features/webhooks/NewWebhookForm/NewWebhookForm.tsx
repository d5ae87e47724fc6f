import type { WebhookEvent } from '@prahari/contract/webhooks';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { EventsField } from '../EventsField.tsx';
import { newWebhookFormWords } from './new-webhook-form-words.ts';

/** A webhook as the form sends it. */
export interface TypedWebhook {
  url: string;
  events: WebhookEvent[];
}

export interface NewWebhookFormProps {
  /** Keeps what was typed while the form is closed. */
  draft?: DraftStore<TypedWebhook> | undefined;
  /** Validates it: field → error. */
  check: (typed: TypedWebhook) => Record<string, string>;
  /** Adds it. */
  onAdd: (typed: TypedWebhook) => Promise<SubmitResult>;
  /** Added or cancelled. */
  onClose: () => void;
}

/** Address and events of a new webhook. */
export function NewWebhookForm({ draft, check, onAdd, onClose }: NewWebhookFormProps) {
  const t = useWords(newWebhookFormWords);
  const form = useForm<TypedWebhook>({
    initial: { url: '', events: [] },
    draft,
    validate: check,
    submit: (typed) => onAdd(typed),
    onSent: onClose,
  });
  return (
    <Form form={form} label={t('newWebhook')}>
      <TextField
        label={t('address')}
        type="url"
        inputMode="url"
        hint={t('startsWithHttps')}
        placeholder={t('httpsErpExampleCom')}
        autoFocus
        required
        {...form.field('url')}
      />
      <EventsField {...form.field('events')} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="plain"
          onPress={() => {
            form.reset();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('addWebhook')}
        </Button>
      </div>
    </Form>
  );
}
