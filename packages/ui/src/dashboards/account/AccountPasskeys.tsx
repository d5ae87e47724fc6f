import { useStore } from '@nanostores/react';
import { deviceName } from '@prahari/contract/sessions';
import { useEffect } from 'react';
import { Passkeys } from '../../features/my-account/Passkeys/Passkeys.tsx';
import { canUsePasskeys } from '../../stores/auth/passkey-support.ts';
import { orNone } from '../../stores/loaded/or-none.ts';
import {
  addPasskey,
  checkNewPasskey,
  checkRemoval,
  checkRenaming,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from '../../stores/passkeys/passkeys.ts';
import { $secondFactor } from '../../stores/second-factor/second-factor.ts';

/** The passkeys in the account dialog; hidden when the server knows no passkeys, and in a browser that cannot add the first one. */
export function AccountPasskeys() {
  const passkeys = orNone(useStore(ownPasskeys.$loaded));
  const secondFactor = useStore($secondFactor);
  useEffect(() => {
    void ownPasskeys.load();
  }, []);
  const canAdd = canUsePasskeys();
  if (!passkeys || !(canAdd || (passkeys.state === 'ready' && passkeys.data.length > 0))) return null;
  return (
    <Passkeys
      passkeys={passkeys}
      suggestedName={deviceName(navigator.userAgent)}
      needsCode={secondFactor.state === 'on'}
      checkAdd={checkNewPasskey}
      onAdd={canAdd ? addPasskey : undefined}
      checkRename={checkRenaming}
      onRename={renamePasskey}
      checkRemove={checkRemoval}
      onRemove={removePasskey}
      onRetry={ownPasskeys.load}
    />
  );
}
