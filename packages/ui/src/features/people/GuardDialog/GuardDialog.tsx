import { fieldErrors } from '@prahari/contract/check';
import { type PaperKind, paperKindLabels, paperKinds } from '@prahari/contract/documents';
import { type AddGuardBody, addGuardBody, type GuardRecord } from '@prahari/contract/guards.schemas';
import { guardColumns } from '@prahari/contract/imports';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { renameErrors } from '../../../base/Form/rename-errors.ts';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type PersonResult, phoneRule, useRefusedPhone } from '../shared-phone.ts';
import { wideForm } from '../wide-form.ts';
import { guardDialogWords } from './guard-dialog-words.ts';

const emptyGuard = {
  name: '',
  phone: '',
  sharedPhone: '',
  email: '',
  city: '',
  dateOfBirth: '',
  experience: '' as NumberOrText,
  skills: '',
  fatherName: '',
  permanentAddress: '',
  badgeNumber: '',
  rank: '',
  uan: '',
  esiNumber: '',
  policeVerificationNumber: '',
  policeVerificationExpiresOn: '',
  psaraTrainingNumber: '',
  psaraTrainingExpiresOn: '',
  medicalNumber: '',
  medicalExpiresOn: '',
};

/** The form's values. A paper with neither number nor expiry is left out. */
type GuardDraft = typeof emptyGuard;

const registerFields = ['fatherName', 'permanentAddress', 'badgeNumber', 'rank', 'uan', 'esiNumber'] as const;

const draftOfGuard = ({ guard, phone, city, dateOfBirth, ...record }: GuardRecord): GuardDraft => ({
  ...emptyGuard,
  name: guard.user.name,
  phone,
  email: guard.user.email,
  city,
  dateOfBirth: dateOfBirth ?? '',
  experience: guard.experience,
  skills: guard.specialization.join(', '),
  ...Object.fromEntries(registerFields.map((field) => [field, record[field] ?? ''])),
});

const enteredKinds = (draft: GuardDraft): PaperKind[] =>
  paperKinds.filter((kind) => draft[`${kind}Number`] || draft[`${kind}ExpiresOn`]);

/** @param record the guard to correct: facts that were not changed are left out */
function toGuardBody(draft: GuardDraft, record?: GuardRecord): AddGuardBody {
  const { name, phone, email, city, dateOfBirth, experience, skills } = draft;
  return {
    ...{ name, phone, email, city, dateOfBirth, skills },
    ...Object.fromEntries(
      registerFields
        .filter((field) => draft[field] !== (record?.[field] ?? ''))
        .map((field) => [field, draft[field]]),
    ),
    ...(experience !== '' && { experience: experience as number }),
    papers: enteredKinds(draft).map((kind) => ({
      kind,
      number: draft[`${kind}Number`],
      expiresOn: draft[`${kind}ExpiresOn`],
    })),
    ...phoneRule(draft, record?.phone),
  };
}

/** The field of an error: `papers.0.number` is the first entered paper's. */
function fieldOf(path: string, draft: GuardDraft): string {
  const [, index, part] = /^papers\.(\d)\.(number|expiresOn)$/.exec(path) ?? [];
  const kind = index && enteredKinds(draft)[Number(index)];
  if (!kind) return path;
  return part === 'number' ? `${kind}Number` : `${kind}ExpiresOn`;
}

/** The errors by field; an unchanged phone is not checked again. */
function guardErrors(draft: GuardDraft, earlierPhone?: string): Record<string, string> {
  const errors = fieldErrors(addGuardBody, toGuardBody(draft), (path) => fieldOf(path, draft));
  const { phone: _, ...others } = errors;
  return draft.phone === earlierPhone ? others : errors;
}

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
  const t = useWords(guardDialogWords);
  const isNew = record === undefined;
  const title = isNew ? t('newGuard') : t('correctDetails');
  const [refused, noteRefusal] = useRefusedPhone();
  const form = useForm<GuardDraft>({
    initial: record ? draftOfGuard(record) : emptyGuard,
    draft,
    validate: (values) => guardErrors(values, record?.phone),
    submit: async (values) => {
      const saving = noteRefusal(submit(toGuardBody(values, record)), values.phone);
      return renameErrors(await saving, (path) => fieldOf(path, values));
    },
    onSent: onClose,
  });
  const hasLogin = record?.login.state === 'active';
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={isNew ? t('addGuard') : t('save')}
      onClose={onClose}
      {...wideForm}
    >
      <TextField label={t('name')} required autoComplete="off" {...form.field('name')} />
      <TextField label={t('phone')} type="tel" required autoComplete="off" {...form.field('phone')} />
      <SharedPhone form={form} {...refused} />
      <TextField label={t('homeCity')} required autoComplete="off" {...form.field('city')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        readOnly={hasLogin}
        hint={hasLogin ? t('guardLogsInWith') : isNew ? t('withOneInvitationIs') : t('forLogin')}
        {...form.field('email')}
      />
      <DateField label={t('dateOfBirth')} {...bindDateField(form, 'dateOfBirth')} />
      <NumberField label={t('experience')} min={0} suffix="years" {...form.field('experience')} />
      <div className="sm:col-span-2">
        <TextField
          label={t('skills')}
          hint={t('separatedByCommas')}
          autoComplete="off"
          {...form.field('skills')}
        />
      </div>
      <fieldset className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold text-sm">{t('forRegistersAndWages')}</legend>
        {registerFields.map((field) => (
          <TextField
            key={field}
            label={guardColumns[field]}
            autoComplete="off"
            className={field === 'permanentAddress' ? 'sm:col-span-2' : ''}
            {...form.field(field)}
          />
        ))}
      </fieldset>
      {isNew &&
        paperKinds.map((kind) => (
          <fieldset key={kind} className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
            <legend className="mb-2 font-semibold text-sm">{paperKindLabels[kind]}</legend>
            <TextField label={t('number')} autoComplete="off" {...form.field(`${kind}Number`)} />
            <DateField label={t('expiry')} {...bindDateField(form, `${kind}ExpiresOn`)} />
          </fieldset>
        ))}
    </FormDialog>
  );
}
