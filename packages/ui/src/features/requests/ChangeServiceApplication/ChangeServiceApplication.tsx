import type { submitClientApplication } from '@prahari/contract/applications';
import { type ClientApplication, clientApplicationBody } from '@prahari/contract/applications.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { requestWords } from '../request-words.ts';
import { ServiceApplicationFields } from '../ServiceApplicationFields.tsx';
import { type ServiceApplicationValues, serviceApplicationBody } from '../service-application-values.ts';

export interface ChangeServiceApplicationProps {
  /** The request as it is, waiting for an answer. */
  application: ClientApplication;
  /** Keeps what was typed while the dialog is closed, and over a reload. Cancel empties it. */
  draft?: DraftStore<ServiceApplicationValues> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (body: BodyOf<typeof submitClientApplication>) => Promise<SubmitResult>;
  /** Cancel, the close button, or the request was changed. */
  onClose: () => void;
}

/** The form of a request for guards, filled in, while the office has not answered it. */
export function ChangeServiceApplication({
  application,
  draft,
  submit,
  onClose,
}: ChangeServiceApplicationProps) {
  const t = useWords(requestWords);
  const { serviceType, location, startDate, endDate, numberOfGuards, additionalDetails } = application;
  const form = useForm<ServiceApplicationValues>({
    initial: { serviceType, location, startDate, endDate, numberOfGuards, additionalDetails },
    draft,
    validate: (values) => fieldErrors(clientApplicationBody, serviceApplicationBody(values)),
    submit: (values) => submit(serviceApplicationBody(values)),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('change')}
      form={form}
      submitLabel={t('save')}
      onClose={onClose}
      formClassName="grid gap-4 sm:grid-cols-2"
    >
      <ServiceApplicationFields form={form} />
    </FormDialog>
  );
}
