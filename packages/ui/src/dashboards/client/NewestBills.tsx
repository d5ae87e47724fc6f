import { useStore } from '@nanostores/react';
import { billPage, getOwnBillDocument } from '@prahari/contract/bill-documents';
import { RecentBills } from '../../features/bills/RecentBills/RecentBills.tsx';
import { recentBills } from '../../stores/bills/recent-bills.ts';
import { isOffered } from '../../stores/session/api.ts';
import { openTab } from '../Dashboard.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';

/** The client's newest bills; nothing before there is one. */
export function NewestBills() {
  const loaded = useStore(recentBills.$loaded, { ssr: 'initial' });
  useLoadWhenSignedIn(recentBills.refreshSilently);
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null;
  return (
    <RecentBills
      bills={loaded.data}
      billHref={isOffered(getOwnBillDocument) ? billPage : undefined}
      onAll={() => openTab('bills')}
    />
  );
}
