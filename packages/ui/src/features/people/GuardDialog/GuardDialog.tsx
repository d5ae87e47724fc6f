import { paperKindLabels, paperKinds } from '@prahari/contract/documents';
import type { AddGuardBody, GuardRecord } from '@prahari/contract/guards.schemas';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { renameErrors } from '../rename-errors.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type PersonResult, useRefusedPhone } from '../shared-phone.ts';
import { wideForm } from '../wide-form.ts';
import {
  draftOfGuard,
  emptyGuard,
  fieldOf,
  type GuardDraft,
  guardErrors,
  toGuardBody,
} from './guard-draft.ts';

export interface GuardDialogProps {
  /** The guard to correct; without one the dialog adds a guard with papers. */
  record?: GuardRecord | undefined;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<GuardDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (guard: AddGuardBody) => Promise<PersonResult>;
  /** Cancel, the close button, or the guard was saved. */
  onClose: () => void;
}

/** The office enters or corrects a guard. */
export function GuardDialog({ record, draft, submit, onClose }: GuardDialogProps) {
  const isNew = record === undefined;
  const title = isNew ? 'New guard' : 'Correct details';
  const [refused, noteRefusal] = useRefusedPhone();
  const form = useForm<GuardDraft>({
    initial: record ? draftOfGuard(record) : emptyGuard,
    draft,
    validate: guardErrors,
    submit: async (values) => {
      const saving = noteRefusal(submit(toGuardBody(values, record?.phone)), values.phone);
      return renameErrors(await onSuccess(saving, onClose), (path) => fieldOf(path, values));
    },
  });
  const hasLogin = record?.login.state === 'active';
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={isNew ? 'Add guard' : 'Save'}
      onClose={onClose}
      {...wideForm}
    >
      <TextField label="Name" required autoComplete="off" {...form.field('name')} />
      <TextField label="Phone" type="tel" required autoComplete="off" {...form.field('phone')} />
      <SharedPhone form={form} {...refused} />
      <TextField label="Home city" required autoComplete="off" {...form.field('city')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        readOnly={hasLogin}
        hint={
          hasLogin
            ? 'The guard logs in with it'
            : isNew
              ? 'With one, an invitation is mailed'
              : 'For the login'
        }
        {...form.field('email')}
      />
      <DateField label="Date of birth" {...bindDateField(form, 'dateOfBirth')} />
      <NumberField label="Experience" min={0} suffix="years" {...form.field('experience')} />
      <div className="sm:col-span-2">
        <TextField label="Skills" hint="Separated by commas" autoComplete="off" {...form.field('skills')} />
      </div>
      {isNew &&
        paperKinds.map((kind) => (
          <fieldset key={kind} className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
            <legend className="mb-2 font-semibold text-sm">{paperKindLabels[kind]}</legend>
            <TextField label="Number" autoComplete="off" {...form.field(`${kind}Number`)} />
            <DateField label="Expiry" {...bindDateField(form, `${kind}ExpiresOn`)} />
          </fieldset>
        ))}
    </FormDialog>
  );
}
