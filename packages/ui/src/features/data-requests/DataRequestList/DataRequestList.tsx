import { dataRequestKindLabels } from '@prahari/contract/data-requests';
import type { OfficeDataRequest } from '@prahari/contract/data-requests.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { dataRequestListWords } from './data-request-list-words.ts';

export interface DataRequestListProps {
  /** Open requests, oldest first. */
  requests: readonly OfficeDataRequest[];
  /** Called to fulfil a request; ask for confirmation. */
  onFulfil: (request: OfficeDataRequest) => void;
  /** Called to decline a request; ask for the reason. */
  onDecline: (request: OfficeDataRequest) => void;
  /** The record that the name of a guard or client leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

/** Requests of people about their own data, with the two answers. */
export const DataRequestList = ({ requests, onFulfil, onDecline, recordLink }: DataRequestListProps) => {
  const t = useWords(dataRequestListWords);
  return (
    <ul aria-label={t('dataRequests')} className="border-line-strong border-t">
      {requests.map((request) => (
        <li key={request._id} className="grid gap-1 border-line border-b py-3 text-sm">
          <p className="wrap-anywhere font-semibold">
            {request.record && recordLink ? (
              <RowLink {...recordLink(request.record)}>{request.user.name}</RowLink>
            ) : (
              request.user.name
            )}
            <span className="touch:hidden">: </span>
            <span className="touch:block">{dataRequestKindLabels[request.kind]}</span>
          </p>
          <p className="wrap-anywhere">{request.user.email}</p>
          {request.note && <p className="wrap-anywhere whitespace-pre-line">{request.note}</p>}
          <p className="text-muted text-xs tabular-nums">
            {t('askedInstant', { instant: formatInstant(request.createdAt) })}
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            <Button
              size="small"
              className="max-sm:min-h-target"
              aria-label={t('fulfilRequestOf', { name: request.user.name })}
              onPress={() => onFulfil(request)}
            >
              {t('fulfil')}
            </Button>
            <Button
              size="small"
              className="max-sm:min-h-target"
              aria-label={t('declineRequestOf', { name: request.user.name })}
              onPress={() => onDecline(request)}
            >
              {t('decline')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
};
