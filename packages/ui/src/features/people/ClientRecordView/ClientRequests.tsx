import {
  applicationStatusLabels,
  type ClientRecord,
  formatDay,
  labelOf,
  serviceTypeLabels,
} from '@prahari/contract';
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
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t"
          >
            <span className="wrap-anywhere">
              <b className="font-medium">{counted(one.numberOfGuards, 'guard', 'guards')}</b>, {one.location}
            </span>
            <span className="text-end">{labelOf(applicationStatusLabels, one.status)}</span>
            <span className="text-muted text-xs tabular-nums">
              {formatDay(one.startDate)} – {formatDay(one.endDate)}
            </span>
            <span className="text-end text-muted text-xs">{labelOf(serviceTypeLabels, one.serviceType)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
