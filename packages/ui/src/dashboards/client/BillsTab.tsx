import { useStore } from '@nanostores/react';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { OwnBills } from '../../features/bills/OwnBills/OwnBills.tsx';
import { ownBills } from '../../stores/bills/own-bills.ts';
import { pageOf } from '../list-page.ts';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';

export function BillsTab() {
  const page = useStore(ownBills.$page, { ssr: 'initial' });
  const query = useStore(ownBills.$query, { ssr: 'initial' });
  useLoadWhenSignedIn(ownBills.refresh);
  return (
    <TabPage>
      <OwnBills
        page={pageOf(page)}
        query={query}
        onQueryChange={ownBills.setQuery}
        onRetry={ownBills.refresh}
        onPrevious={ownBills.previous}
        onNext={ownBills.next}
      />
    </TabPage>
  );
}
