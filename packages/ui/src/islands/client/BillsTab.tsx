import { useStore } from '@nanostores/react';
import { messages } from '@prahari/contract/messages';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { OwnBills } from '../../features/bills/OwnBills/OwnBills.tsx';
import { ownBills } from '../../stores/own-bills.ts';
import { useSignedIn } from '../useSignedIn.ts';

export function BillsTab() {
  useSignedIn(ownBills.refresh);
  return (
    <TabPage>
      <Bills />
    </TabPage>
  );
}

function Bills() {
  const page = useStore(ownBills.$page, { ssr: 'initial' });
  const query = useStore(ownBills.$query, { ssr: 'initial' });
  if (page.state !== 'ready') {
    return (
      <>
        <SectionHeader title="Bills" />
        {page.state === 'loading' ? (
          <Skeleton label="Loading bills" />
        ) : (
          <ErrorState message={messages.bills.ownFetchFailed} onRetry={ownBills.refresh} />
        )}
      </>
    );
  }
  const { rows, ...rest } = page;
  return (
    <OwnBills
      bills={rows}
      {...rest}
      query={query}
      onQueryChange={ownBills.setQuery}
      onPrevious={ownBills.previous}
      onNext={ownBills.next}
    />
  );
}
