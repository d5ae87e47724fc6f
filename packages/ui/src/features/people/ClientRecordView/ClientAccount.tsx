import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { ClientRecordViewProps } from './ClientRecordView.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';
import { counted } from './counted.ts';

function Figure({
  label,
  amount,
  note,
  danger,
}: {
  label: string;
  amount: number;
  note: string;
  danger?: boolean;
}) {
  return (
    <div>
      <p className="text-muted text-xs">{label}</p>
      <p className={`whitespace-nowrap font-semibold text-xl tabular-nums ${danger ? 'text-danger' : ''}`}>
        {formatRupees(amount)}
      </p>
      <p className="text-muted text-xs">{note}</p>
    </div>
  );
}

/** The client's bills, owed and paid. */
export function ClientAccount({
  account,
  onSettle,
  statementLink,
}: Pick<ClientRecord, 'account'> & Pick<ClientRecordViewProps, 'onSettle' | 'statementLink'>) {
  const t = useWords(clientRecordViewWords);
  return (
    <section aria-label={t('account')} className="flex flex-wrap gap-x-10 gap-y-4 py-5">
      <Figure
        label={t('owedToUs')}
        amount={account.owed}
        note={counted(account.unpaidBills, t('unpaidBill'), t('unpaidBills'))}
      />
      {account.overdueSince && (
        <Figure
          label={t('overdue')}
          amount={account.overdue}
          note={t('sinceDay', { day: formatDay(account.overdueSince) })}
          danger
        />
      )}
      <Figure
        label={t('paidIn12Months')}
        amount={account.paid}
        note={t('billCount', { count: account.paidBills })}
      />
      {(onSettle || statementLink) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {onSettle && (
            <Button size="small" className="touch:min-h-target" onPress={() => onSettle()}>
              {t('recordPayment')}
            </Button>
          )}
          {statementLink && <RowLink {...statementLink}>{t('statement')}</RowLink>}
        </p>
      )}
    </section>
  );
}
