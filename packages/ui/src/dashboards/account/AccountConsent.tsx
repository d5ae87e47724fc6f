import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ConsentSection } from '../../features/my-account/ConsentSection/ConsentSection.tsx';
import { $changingConsent, ownConsents, setConsent } from '../../stores/consent/consent.ts';

/** What a client or guard agreed to, in the account dialog; hidden when the server keeps no consent. */
export function AccountConsent() {
  const loaded = useStore(ownConsents.$loaded);
  const pending = useStore($changingConsent);
  useEffect(() => {
    void ownConsents.load();
  }, []);
  if (loaded.state === 'ready' && loaded.data === null) return null;
  return (
    <ConsentSection
      consents={loaded.state === 'ready' ? { state: 'ready', data: loaded.data ?? [] } : loaded}
      pending={pending}
      onChange={(purpose, isGiven) => void setConsent(purpose, isGiven)}
      onRetry={() => void ownConsents.load()}
    />
  );
}
