import { useStore } from '@nanostores/react';
import { OwedNote } from '../../features/money/OwedNote/OwedNote.tsx';
import { ownStatement } from '../../stores/money/own-statement.ts';
import { openTab } from '../Dashboard.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';

/** The client's debt with the way to its bills; nothing where the server keeps no account. */
export function Owed() {
  const loaded = useStore(ownStatement.$loaded, { ssr: 'initial' });
  useLoadWhenSignedIn(ownStatement.refreshSilently);
  if (loaded.state !== 'ready' || !loaded.data?.client) return null;
  return <OwedNote owed={loaded.data.closing} onBills={() => openTab('bills')} />;
}
