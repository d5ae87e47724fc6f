import { billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Status } from '../../../base/Status/Status.tsx';
import { RecordSection } from '../RecordSection.tsx';

const billLooks = {
  paid: { tone: 'success', mark: 'tick' },
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
} as const;

const BillLine = ({ bill }: { bill: Bill }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-4 @min-[48rem]:items-center">
    <span className="font-medium tabular-nums">{bill.billNumber}</span>
    <span className="text-end font-medium tabular-nums @min-[48rem]:order-last">
      {formatRupees(bill.amount)}
    </span>
    <span className="text-muted text-xs tabular-nums @min-[48rem]:text-sm">
      due {formatDay(bill.dueDate)}
    </span>
    <Status
      {...billLooks[bill.status]}
      className="justify-self-end text-xs @min-[48rem]:justify-self-start @min-[48rem]:text-sm"
    >
      {billStatusLabels[bill.status]}
    </Status>
  </li>
);

/** The latest bills. */
export const ClientBills = ({ bills }: Pick<ClientRecord, 'bills'>) => (
  <RecordSection title="Bills" note={bills.length ? `latest ${bills.length}` : undefined}>
    {bills.length === 0 && <p className="text-muted text-sm">None yet.</p>}
    <ul className="mt-1.5 text-sm">
      {bills.map((bill) => (
        <BillLine key={bill._id} bill={bill} />
      ))}
    </ul>
  </RecordSection>
);
