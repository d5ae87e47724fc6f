import { useStore } from '@nanostores/react';
import type { AnswerDataRequestBody, OfficeDataRequest } from '@prahari/contract';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { AnswerDataRequestDialog } from '../../../features/accounts/AnswerDataRequestDialog/AnswerDataRequestDialog.tsx';
import { DataRequestList } from '../../../features/accounts/DataRequestList/DataRequestList.tsx';
import { answerDataRequest, dataRequests } from '../../../stores/data-requests.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { saveCopy } from '../../save-copy.ts';

/** Requests of people about their own data, in the Records dialog. */
export function DataRequestsTab() {
  const loaded = useStore(dataRequests.$loaded);
  const [open, setOpen] = useState<{ request: OfficeDataRequest; answer: AnswerDataRequestBody['answer'] }>();
  useEffect(() => {
    void dataRequests.load();
  }, []);
  return (
    <>
      <LoadedView
        loaded={loaded}
        label="Loading data requests"
        message="The data requests could not be loaded."
        onRetry={() => void dataRequests.load()}
      >
        {(requests) =>
          requests.length > 0 ? (
            <DataRequestList
              requests={requests}
              onFulfil={(request) => setOpen({ request, answer: 'fulfil' })}
              onDecline={(request) => setOpen({ request, answer: 'decline' })}
            />
          ) : (
            <EmptyState scene="letterBox" title="No data requests" />
          )
        }
      </LoadedView>
      {open && (
        <AnswerDataRequestDialog
          {...open}
          submit={(body) => answerDataRequest(body, saveCopy)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
