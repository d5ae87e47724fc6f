import { useStore } from '@nanostores/react';
import type { AnswerDataRequestBody, OfficeDataRequest } from '@prahari/contract/data-requests.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  AnswerDataRequestDialog,
  type DataRequestAnswer,
} from '../../../features/data-requests/AnswerDataRequestDialog/AnswerDataRequestDialog.tsx';
import { DataRequestList } from '../../../features/data-requests/DataRequestList/DataRequestList.tsx';
import { answerDataRequest, dataRequests } from '../../../stores/data-requests/data-requests.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { wasOpen } from '../../../stores/forms/open-dialog.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { saveCopy } from '../../save-copy.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { recordsTabWords } from './records-tab-words.ts';

export interface RecordsTabProps {
  /** Closes the dialog and opens the record of a guard or client. */
  recordLink: (record: RecordRef) => LinkTarget;
}

/** The stored name of the open dialog, by which it opens again after a login, above the Records dialog. */
export const DATA_REQUEST_DIALOG = 'records data-requests';

interface Answer {
  requestId: string;
  answer: AnswerDataRequestBody['answer'];
}

const keyOf = ({ requestId, answer }: Answer) => `${requestId} ${answer}`;
const draftFor = (answer: Answer) => draftAbout<DataRequestAnswer>('dataRequest', keyOf(answer));
/** The answer that was being sent when the session ended. */
const openBefore = (requests: readonly OfficeDataRequest[]): Answer | undefined =>
  requests
    .flatMap(({ _id: requestId }) =>
      (['fulfil', 'decline'] as const).map((answer): Answer => ({ requestId, answer })),
    )
    .find((answer) => wasOpen(DATA_REQUEST_DIALOG, draftFor(answer).get()));

/** Requests of people about their own data, in the Records dialog. */
export function DataRequestsTab({ recordLink }: RecordsTabProps) {
  const t = useWords(recordsTabWords);
  const loaded = useStore(dataRequests.$loaded);
  const [chosen, setChosen] = useState<Answer | 'none'>();
  useEffect(() => {
    void dataRequests.load();
  }, []);
  const requests = loaded.state === 'ready' ? loaded.data : [];
  const open = chosen === 'none' ? undefined : (chosen ?? openBefore(requests));
  const request = requests.find(({ _id }) => _id === open?.requestId);
  const openAnswer =
    (answer: Answer['answer']) =>
    ({ _id }: OfficeDataRequest) =>
      setChosen({ requestId: _id, answer });
  useReopenAfterLogin(open && request ? DATA_REQUEST_DIALOG : '');
  return (
    <>
      <LoadedView
        loaded={loaded}
        label={t('loadingDataRequests')}
        message={t('dataRequestsCouldNot')}
        onRetry={() => void dataRequests.load()}
      >
        {(rows) =>
          rows.length > 0 ? (
            <DataRequestList
              requests={rows}
              recordLink={recordLink}
              onFulfil={openAnswer('fulfil')}
              onDecline={openAnswer('decline')}
            />
          ) : (
            <EmptyState scene="letterBox" title={t('noDataRequests')} />
          )
        }
      </LoadedView>
      {open && request && (
        <AnswerDataRequestDialog
          key={keyOf(open)}
          request={request}
          answer={open.answer}
          draft={draftFor(open)}
          submit={(body) => answerDataRequest(body, saveCopy)}
          onClose={() => setChosen('none')}
        />
      )}
    </>
  );
}
