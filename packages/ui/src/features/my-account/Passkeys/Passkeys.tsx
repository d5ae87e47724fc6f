import { PASSKEY_NAME_MAX } from '@prahari/contract/factors';
import type { Passkey } from '@prahari/contract/factors.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords } from '../account-words.ts';
import { type Proof, ProofFields } from '../ProofFields.tsx';
import { useCollapsible } from '../useCollapsible.ts';

type Errors = Record<string, string>;

interface NewPasskey extends Proof {
  name: string;
}

interface PasskeyName {
  passkeyId: string;
  name: string;
}

interface PasskeyRemoval extends Proof {
  passkeyId: string;
}

export interface PasskeysProps {
  /** The person's passkeys, oldest first. */
  passkeys: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly Passkey[] };
  /** Name that the form for a new one suggests. */
  suggestedName: string;
  /** Two-step login is on: the forms ask for a code as well. */
  needsCode?: boolean;
  /** Validates a new one: field → error. */
  checkAdd: (typed: NewPasskey) => Errors;
  /** Adds one; left out where the browser has no passkeys. */
  onAdd?: ((typed: NewPasskey) => Promise<SubmitResult>) | undefined;
  /** Validates a new name: field → error. */
  checkRename: (typed: PasskeyName) => Errors;
  /** Renames one. */
  onRename: (typed: PasskeyName) => Promise<SubmitResult>;
  /** Validates a removal: field → error. */
  checkRemove: (typed: PasskeyRemoval) => Errors;
  /** Removes one. */
  onRemove: (typed: PasskeyRemoval) => Promise<SubmitResult>;
  /** Loads again after a failure. */
  onRetry: () => void;
}

/** Passkeys of the account, with forms to add, rename and remove one. */
export function Passkeys(props: PasskeysProps) {
  const t = useWords(accountWords);
  const { passkeys, suggestedName, needsCode = false, checkAdd, onAdd, onRetry, ...forms } = props;
  const { isOpen, open, close, opener, form } = useCollapsible();
  return (
    <AccountSection
      title={t('passkeys')}
      lead={t('passkeysLead')}
      action={
        onAdd &&
        !isOpen &&
        passkeys.state === 'ready' && (
          <Button ref={opener} onPress={open}>
            {t('addPasskey')}
          </Button>
        )
      }
    >
      {passkeys.state === 'loading' && <Skeleton rows={1} label={t('loadingPasskeys')} />}
      {passkeys.state === 'failed' && <ErrorState message={t('passkeysFailed')} onRetry={onRetry} />}
      {passkeys.state === 'ready' && passkeys.data.length > 0 && (
        <ul aria-label={t('passkeys')} className="grid">
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
  const t = useWords(accountWords);
  const form = useForm({
    initial: { name: suggestedName, currentPassword: '', totp: '' },
    validate: checkAdd,
    submit: (typed) => onAdd(typed),
    onSent: onClose,
  });
  return (
    <AccountForm form={form} label={t('addPasskey')} submit={t('add')} onCancel={onClose}>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={PASSKEY_NAME_MAX}
        required
        {...form.field('name')}
      />
      <ProofFields form={form} needsCode={needsCode} />
    </AccountForm>
  );
}

type Forms = Pick<PasskeysProps, 'checkRename' | 'onRename' | 'checkRemove' | 'onRemove'> & {
  needsCode: boolean;
};

interface FormProps extends Forms {
  passkey: Passkey;
  onClose: () => void;
}

/** A passkey with its name and last use; its forms open below. */
function PasskeyItem({ passkey, ...forms }: Forms & { passkey: Passkey }) {
  const t = useWords(accountWords);
  const names = useDateNames();
  const { name, createdAt, lastUsedAt } = passkey;
  const [rename, remove] = [useCollapsible(), useCollapsible()];
  return (
    <li className="grid gap-4 border-line border-b py-2.5 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <p className="break-words font-medium">{name}</p>
          <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
            <span>{t('added', { at: formatInstant(createdAt, names) })}</span>
            <span>{lastUsedAt ? t('lastUsed', { at: formatInstant(lastUsedAt, names) }) : t('notUsed')}</span>
          </p>
        </div>
        {!rename.isOpen && !remove.isOpen && (
          <div className="flex gap-2">
            <Button
              ref={rename.opener}
              variant="plain"
              aria-label={t('renamePasskey', { name })}
              onPress={rename.open}
            >
              {t('rename')}
            </Button>
            <Button
              ref={remove.opener}
              variant="plain"
              aria-label={t('removePasskey', { name })}
              onPress={remove.open}
            >
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
      {rename.isOpen && (
        <div ref={rename.form}>
          <RenameForm {...forms} passkey={passkey} onClose={rename.close} />
        </div>
      )}
      {remove.isOpen && (
        <div ref={remove.form}>
          <RemoveForm {...forms} passkey={passkey} onClose={remove.close} />
        </div>
      )}
    </li>
  );
}

function RenameForm({ passkey: { _id: passkeyId, name }, checkRename, onRename, onClose }: FormProps) {
  const t = useWords(accountWords);
  const form = useForm({
    initial: { name },
    validate: (typed) => checkRename({ passkeyId, ...typed }),
    submit: (typed) => onRename({ passkeyId, ...typed }),
    onSent: onClose,
  });
  return (
    <AccountForm form={form} label={t('renameNamed', { name })} submit={t('rename')} onCancel={onClose}>
      <TextField label={t('name')} maxLength={PASSKEY_NAME_MAX} required {...form.field('name')} />
    </AccountForm>
  );
}

function RemoveForm({
  passkey: { _id: passkeyId, name },
  needsCode,
  checkRemove,
  onRemove,
  onClose,
}: FormProps) {
  const t = useWords(accountWords);
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: (typed) => checkRemove({ passkeyId, ...typed }),
    submit: (typed) => onRemove({ passkeyId, ...typed }),
  });
  return (
    <AccountForm
      form={form}
      label={t('removeNamed', { name })}
      submit={t('remove')}
      tone="danger"
      onCancel={onClose}
    >
      <p className="text-muted text-sm">{t('removeMeans')}</p>
      <ProofFields form={form} needsCode={needsCode} />
    </AccountForm>
  );
}
