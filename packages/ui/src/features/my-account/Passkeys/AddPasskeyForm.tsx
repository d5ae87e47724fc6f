import { PASSKEY_NAME_MAX } from '@prahari/contract/passkeys';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { ProofFields } from '../ProofFields.tsx';
import type { PasskeysProps } from './passkeys-props.ts';

interface AddPasskeyFormProps extends Pick<PasskeysProps, 'suggestedName' | 'checkAdd'> {
  needsCode: boolean;
  onAdd: NonNullable<PasskeysProps['onAdd']>;
  onClose: () => void;
}

/** Name and password, before the browser asks for fingerprint, face or PIN. */
export function AddPasskeyForm({ suggestedName, needsCode, checkAdd, onAdd, onClose }: AddPasskeyFormProps) {
  const form = useForm({
    initial: { name: suggestedName, currentPassword: '', totp: '' },
    validate: checkAdd,
    submit: (typed) => onSuccess(onAdd(typed), onClose),
  });
  return (
    <AccountForm form={form} label="Add a passkey" submit="Add" onCancel={onClose}>
      <TextField
        label="Name"
        hint="Tells your passkeys apart"
        maxLength={PASSKEY_NAME_MAX}
        required
        {...form.field('name')}
      />
      <ProofFields
        currentPassword={form.field('currentPassword')}
        totp={form.field('totp')}
        needsCode={needsCode}
      />
    </AccountForm>
  );
}
