import { serviceTypeLabels, serviceTypes } from '@prahari/contract/applications';
import type { ClientRecord, CorrectClientBody } from '@prahari/contract/clients.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ClientContactFields } from '../ClientContactFields.tsx';
import { type ClientDraft, clientErrors, draftOfClient, toClientBody } from '../client-draft.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type PersonResult, useRefusedPhone } from '../shared-phone.ts';
import { wideForm } from '../wide-form.ts';
import { correctClientDialogWords } from './correct-client-dialog-words.ts';

export interface CorrectClientDialogProps {
  /** The client to correct. */
  record: ClientRecord;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<ClientDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (client: CorrectClientBody) => Promise<PersonResult>;
  /** Cancel, the close button, or the client was saved. */
  onClose: () => void;
}

/** The office corrects what it knows of a client. */
export function CorrectClientDialog({ record, draft, submit, onClose }: CorrectClientDialogProps) {
  const t = useWords(correctClientDialogWords);
  const [refused, noteRefusal] = useRefusedPhone();
  const form = useForm<ClientDraft>({
    initial: draftOfClient(record),
    draft,
    validate: (values) => clientErrors(record, values),
    submit: (values) => noteRefusal(submit(toClientBody(record, values)), values.phone),
    onSent: onClose,
  });
  const hasLogin = record.login.state === 'active';
  return (
    <FormDialog
      title={t('correctDetails')}
      form={form}
      submitLabel={t('save')}
      onClose={onClose}
      {...wideForm}
    >
      <ClientContactFields
        form={form}
        emailHint={hasLogin ? t('clientLogsInWith') : t('forLogin')}
        emailReadOnly={hasLogin}
      />
      <SharedPhone form={form} {...refused} />
      <SelectField
        label={t('serviceType')}
        required
        options={serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))}
        {...form.field('serviceType')}
      />
      <TextField label={t('location')} required autoComplete="off" {...form.field('location')} />
    </FormDialog>
  );
}
