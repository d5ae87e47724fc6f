import { shiftLabels } from '@prahari/contract/assignments';
import type { AddClientBody } from '@prahari/contract/clients.schemas';
import { shifts } from '@prahari/domain/shifts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { renameErrors } from '../../../base/Form/rename-errors.ts';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ClientContactFields } from '../ClientContactFields.tsx';
import { emptyClient, fieldOf, type NewClientDraft, newClientErrors, toNewClient } from '../client-draft.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type PersonResult, useRefusedPhone } from '../shared-phone.ts';
import { wideForm } from '../wide-form.ts';
import { newClientDialogWords } from './new-client-dialog-words.ts';

export interface NewClientDialogProps {
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<NewClientDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (client: AddClientBody) => Promise<PersonResult>;
  /** Cancel, the close button, or the client was added. */
  onClose: () => void;
}

/** The office enters a client who calls, with the place to guard. */
export function NewClientDialog({ draft, submit, onClose }: NewClientDialogProps) {
  const t = useWords(newClientDialogWords);
  const [refused, noteRefusal] = useRefusedPhone();
  const form = useForm<NewClientDraft>({
    initial: emptyClient,
    draft,
    validate: newClientErrors,
    submit: async (values) => {
      const saving = noteRefusal(submit(toNewClient(values)), values.phone);
      return renameErrors(await saving, fieldOf);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('newClient')}
      form={form}
      submitLabel={t('addClient')}
      onClose={onClose}
      {...wideForm}
    >
      <ClientContactFields form={form} emailHint={t('withOneInvitationIs')} />
      <SharedPhone form={form} {...refused} />
      <TextField label={t('street')} required autoComplete="off" {...form.field('street')} />
      <TextField label={t('city')} required autoComplete="off" {...form.field('city')} />
      <TextField label={t('state')} required autoComplete="off" {...form.field('state')} />
      <TextField
        label={t('pinCode')}
        required
        inputMode="numeric"
        autoComplete="off"
        {...form.field('zipCode')}
      />
      <SelectField
        label={t('shift')}
        required
        options={shifts.map((value) => ({ value, label: shiftLabels[value] }))}
        {...form.field('shift')}
      />
      <NumberField label={t('numberOfGuards')} required min={1} {...form.field('asked')} />
      <DateField label={t('startDate')} required {...bindDateField(form, 'startDate')} />
      <DateField label={t('endDate')} required {...bindDateField(form, 'endDate')} />
    </FormDialog>
  );
}
