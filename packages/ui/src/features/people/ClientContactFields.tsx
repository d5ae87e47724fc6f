import type { FormState } from '../../base/Form/useForm.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import type { ContactDraft } from './client-draft.ts';
import { officePeopleWords } from './office-people-words.ts';

interface ClientContactFieldsProps {
  form: Pick<FormState<ContactDraft>, 'field'>;
  /** The purpose of the email address. */
  emailHint: string;
  /** Set when the client logs in with the address. */
  emailReadOnly?: boolean;
}

/** The fields of a client's name, contact person, phone and email address. */
export const ClientContactFields = ({ form, emailHint, emailReadOnly = false }: ClientContactFieldsProps) => {
  const t = useWords(officePeopleWords);
  return (
    <>
      <TextField label={t('client')} required autoComplete="off" {...form.field('name')} />
      <TextField label={t('contactPerson')} autoComplete="off" {...form.field('contactName')} />
      <TextField label={t('phone')} type="tel" required autoComplete="off" {...form.field('phone')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        readOnly={emailReadOnly}
        hint={emailHint}
        {...form.field('email')}
      />
    </>
  );
};
