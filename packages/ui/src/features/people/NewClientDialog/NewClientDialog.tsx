import { shiftLabels } from '@prahari/contract/assignments';
import type { AddClientBody } from '@prahari/contract/clients.schemas';
import { shifts } from '@prahari/domain/shifts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { renameErrors } from '../../../base/Form/rename-errors.ts';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { ClientContactFields } from '../ClientContactFields.tsx';
import { emptyClient, fieldOf, type NewClientDraft, newClientErrors, toNewClient } from '../client-draft.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type PersonResult, useRefusedPhone } from '../shared-phone.ts';
import { wideForm } from '../wide-form.ts';

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
  const [refused, noteRefusal] = useRefusedPhone();
  const form = useForm<NewClientDraft>({
    initial: emptyClient,
    draft,
    validate: newClientErrors,
    submit: async (values) => {
      const saving = noteRefusal(submit(toNewClient(values)), values.phone);
      return renameErrors(await onSuccess(saving, onClose), fieldOf);
    },
  });
  return (
    <FormDialog title="New client" form={form} submitLabel="Add client" onClose={onClose} {...wideForm}>
      <ClientContactFields form={form} emailHint="With one, an invitation is mailed" />
      <SharedPhone form={form} {...refused} />
      <TextField label="Street" required autoComplete="off" {...form.field('street')} />
      <TextField label="City" required autoComplete="off" {...form.field('city')} />
      <TextField label="State" required autoComplete="off" {...form.field('state')} />
      <TextField
        label="PIN code"
        required
        inputMode="numeric"
        autoComplete="off"
        {...form.field('zipCode')}
      />
      <SelectField
        label="Shift"
        required
        options={shifts.map((value) => ({ value, label: shiftLabels[value] }))}
        {...form.field('shift')}
      />
      <NumberField label="Number of guards" required min={1} {...form.field('asked')} />
      <DateField label="Start date" required {...bindDateField(form, 'startDate')} />
      <DateField label="End date" required {...bindDateField(form, 'endDate')} />
    </FormDialog>
  );
}
