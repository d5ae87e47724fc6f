import type { submitClientApplication } from '@prahari/contract/applications';
import { clientApplicationBody } from '@prahari/contract/applications.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { requestWords } from '../request-words.ts';
import { ServiceApplicationFields } from '../ServiceApplicationFields.tsx';
import {
  emptyServiceApplication,
  type ServiceApplicationValues,
  serviceApplicationBody,
} from '../service-application-values.ts';

export interface ServiceApplicationFormProps {
  /** Sends a valid form. On failure the values stay and errors are shown at their fields. */
  onSubmit: (body: BodyOf<typeof submitClientApplication>) => Promise<SubmitResult>;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<ServiceApplicationValues> | undefined;
}

/** A client's request for guards (SPEC section 5, client application). */
export function ServiceApplicationForm({ onSubmit, draft }: ServiceApplicationFormProps) {
  const t = useWords(requestWords);
  const form = useForm<ServiceApplicationValues>({
    initial: emptyServiceApplication,
    draft,
    validate: (values) => fieldErrors(clientApplicationBody, serviceApplicationBody(values)),
    submit: (values) => onSubmit(serviceApplicationBody(values)),
    resetOnSuccess: true,
  });
  return (
    <Form form={form} label={t('applyForService')} className="grid max-w-measure gap-5 sm:grid-cols-2">
      <ServiceApplicationFields form={form} />
      <SubmitButton pending={form.pending}>{t('submit')}</SubmitButton>
    </Form>
  );
}
