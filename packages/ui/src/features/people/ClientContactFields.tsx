import type { FormState } from '../../base/Form/useForm.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { ContactDraft } from './client-draft.ts';

interface ClientContactFieldsProps {
  form: Pick<FormState<ContactDraft>, 'field'>;
  /** The purpose of the email address. */
  emailHint: string;
  /** Set when the client logs in with the address. */
  emailReadOnly?: boolean;
}

/** The fields of a client's name, contact person, phone and email address. */
export const ClientContactFields = ({ form, emailHint, emailReadOnly = false }: ClientContactFieldsProps) => (
  <>
    <TextField label="Client" required autoComplete="off" {...form.field('name')} />
    <TextField label="Contact person" autoComplete="off" {...form.field('contactName')} />
    <TextField label="Phone" type="tel" required autoComplete="off" {...form.field('phone')} />
    <TextField
      label="Email"
      type="email"
      autoComplete="off"
      readOnly={emailReadOnly}
      hint={emailHint}
      {...form.field('email')}
    />
  </>
);
