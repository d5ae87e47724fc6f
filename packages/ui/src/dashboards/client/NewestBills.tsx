import { useStore } from '@nanostores/react';
import { billPage, getOwnBillDocument } from '@prahari/contract/bill-documents';
import { billMessages } from '@prahari/contract/bills';
import { RecentBills } from '../../features/bills/RecentBills/RecentBills.tsx';
import { recentBills } from '../../stores/bills/recent-bills.ts';
import { isOffered } from '../../stores/session/api.ts';
import { openTab } from '../Dashboard.tsx';
import { LoadedPart } from '../LoadedPart.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';

/** The client's newest bills; nothing before there is one. */
export function NewestBills() {
  const loaded = useStore(recentBills.$loaded, { ssr: 'initial' });
  useLoadWhenSignedIn(recentBills.refreshSilently);
  return (
    <LoadedPart loaded={loaded} message={billMessages.ownFetchFailed} onRetry={recentBills.load}>
      {(bills) =>
        bills.length > 0 && (
          <RecentBills
            bills={bills}
            billHref={isOffered(getOwnBillDocument) ? billPage : undefined}
            onAll={() => openTab('bills')}
          />
        )
      }
    </LoadedPart>
  );
}
