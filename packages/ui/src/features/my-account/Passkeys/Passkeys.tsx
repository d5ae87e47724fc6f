import { PASSKEY_NAME_MAX } from '@prahari/contract/passkeys';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { useForm } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { ProofFields } from '../ProofFields.tsx';
import { useCollapsible } from '../useCollapsible.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import type { PasskeysProps } from './passkeys-props.ts';

/** Passkeys of the account, with forms to add, rename and remove one. */
export function Passkeys(props: PasskeysProps) {
  const { passkeys, suggestedName, needsCode = false, checkAdd, onAdd, onRetry, ...forms } = props;
  const { isOpen, open, close, opener, form } = useCollapsible();
  return (
    <AccountSection
      title="Passkeys"
      lead="Log in with your fingerprint, face or PIN instead of a password."
      action={
        onAdd &&
        !isOpen &&
        passkeys.state === 'ready' && (
          <Button ref={opener} onPress={open}>
            Add a passkey
          </Button>
        )
      }
    >
      {passkeys.state === 'loading' && <Skeleton rows={1} label="Loading passkeys" />}
      {passkeys.state === 'failed' && (
        <ErrorState message="The passkeys could not be loaded." onRetry={onRetry} />
      )}
      {passkeys.state === 'ready' && passkeys.data.length > 0 && (
        <ul aria-label="Passkeys" className="grid">
          {passkeys.data.map((passkey) => (
            <PasskeyItem key={passkey._id} passkey={passkey} needsCode={needsCode} {...forms} />
          ))}
        </ul>
      )}
      {isOpen && onAdd && (
        <div ref={form}>
          <AddPasskeyForm
            suggestedName={suggestedName}
            needsCode={needsCode}
            checkAdd={checkAdd}
            onAdd={onAdd}
            onClose={close}
          />
        </div>
      )}
    </AccountSection>
  );
}

interface AddPasskeyFormProps extends Pick<PasskeysProps, 'suggestedName' | 'checkAdd'> {
  needsCode: boolean;
  onAdd: NonNullable<PasskeysProps['onAdd']>;
  onClose: () => void;
}

/** Name and password, before the browser asks for fingerprint, face or PIN. */
function AddPasskeyForm({ suggestedName, needsCode, checkAdd, onAdd, onClose }: AddPasskeyFormProps) {
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
      <ProofFields form={form} needsCode={needsCode} />
    </AccountForm>
  );
}
