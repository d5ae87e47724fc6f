import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useCollapsible } from '../useCollapsible.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import type { PasskeysProps } from './passkeys-props.ts';

/** Passkeys of the account, with forms to add, rename and remove one. */
export function Passkeys({
  passkeys,
  suggestedName,
  needsCode = false,
  checkAdd,
  onAdd,
  ...props
}: PasskeysProps) {
  const { isOpen, open, close, opener, form } = useCollapsible();
  const { onRetry, ...forms } = props;
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
