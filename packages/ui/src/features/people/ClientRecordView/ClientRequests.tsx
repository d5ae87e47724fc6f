import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RecordSection } from '../RecordSection.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';
import { counted } from './counted.ts';

/** The latest requests for guards. */
export function ClientRequests({ requests }: Pick<ClientRecord, 'requests'>) {
  const t = useWords(clientRecordViewWords);
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const note = waiting ? counted(waiting, t('waitsForAnswer'), t('waitForAnswer')) : undefined;
  return (
    <RecordSection title={t('requests')} note={note}>
      {requests.length === 0 && <p className="text-muted text-sm">{t('noneYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {requests.map((one) => (
          <li
            key={one._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_14rem_8rem] @min-[48rem]:items-center"
          >
            <span className="wrap-anywhere">
              <b className="font-medium">{t('guardCount', { count: one.numberOfGuards })}</b>, {one.location}
            </span>
            <DecisionStatus status={one.status} className="justify-self-end @min-[48rem]:justify-self-start">
              {labelOf(applicationStatusLabels, one.status)}
            </DecisionStatus>
            <span className="text-muted text-xs tabular-nums @min-[48rem]:text-ink @min-[48rem]:text-sm">
              {formatDay(one.startDate)} – {formatDay(one.endDate)}
            </span>
            <span className="text-end text-muted text-xs @min-[48rem]:text-sm">
              {labelOf(serviceTypeLabels, one.serviceType)}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
