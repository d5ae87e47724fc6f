import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/requests';
import { formatDay, labelOf } from '@prahari/domain/format';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { counted } from '../counted.ts';
import { RecordSection } from '../RecordSection.tsx';

/** The latest requests for guards. */
export function ClientRequests({ requests }: Pick<ClientRecord, 'requests'>) {
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const note = waiting ? counted(waiting, 'waits for an answer', 'wait for an answer') : undefined;
  return (
    <RecordSection title="Requests" note={note}>
      {requests.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      <ul className="mt-1.5 text-sm">
        {requests.map((one) => (
          <li
            key={one._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_14rem_8rem] @min-[48rem]:items-center"
          >
            <span className="wrap-anywhere">
              <b className="font-medium">{counted(one.numberOfGuards, 'guard', 'guards')}</b>, {one.location}
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
