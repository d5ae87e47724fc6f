import { billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RecordSection } from '../RecordSection.tsx';
import type { ClientRecordViewProps } from './ClientRecordView.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';

const billLooks = {
  paid: { tone: 'success', mark: 'tick' },
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
} as const;

const BillLine = ({ bill, onSettle }: { bill: Bill } & Pick<ClientRecordViewProps, 'onSettle'>) => {
  const t = useWords(clientRecordViewWords);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-4 @min-[48rem]:items-center">
      <span className="font-medium tabular-nums">{bill.billNumber}</span>
      <span className="text-end font-medium tabular-nums @min-[48rem]:order-last">
        {formatRupees(bill.amount)}
      </span>
      <span className="text-muted text-xs tabular-nums @min-[48rem]:text-sm">
        {t('dueDay', { day: formatDay(bill.dueDate) })}
      </span>
      <Status
        {...billLooks[bill.status]}
        className="justify-self-end text-xs @min-[48rem]:justify-self-start @min-[48rem]:text-sm"
      >
        {billStatusLabels[bill.status]}
      </Status>
      {onSettle && bill.status !== 'paid' && (
        <span className="col-span-2 justify-self-end @min-[48rem]:order-last @min-[48rem]:col-span-4">
          <Button
            size="small"
            className="touch:min-h-target"
            aria-label={t('recordPaymentOf', { billNumber: bill.billNumber })}
            onPress={() => onSettle(bill._id)}
          >
            {t('recordPayment')}
          </Button>
        </span>
      )}
    </li>
  );
};

/** The latest bills. */
export const ClientBills = ({
  bills,
  onSettle,
}: Pick<ClientRecord, 'bills'> & Pick<ClientRecordViewProps, 'onSettle'>) => {
  const t = useWords(clientRecordViewWords);
  return (
    <RecordSection
      title={t('bills')}
      note={bills.length ? t('latestCount', { count: bills.length }) : undefined}
    >
      {bills.length === 0 && <p className="text-muted text-sm">{t('noneYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {bills.map((bill) => (
          <BillLine key={bill._id} bill={bill} onSettle={onSettle} />
        ))}
      </ul>
    </RecordSection>
  );
};
