import type { ClientRecord } from '@prahari/contract/clients.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { counted } from '../counted.ts';

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

/** What the client owes and has paid. */
export function ClientAccount({ account }: Pick<ClientRecord, 'account'>) {
  return (
    <section aria-label="Account" className="flex flex-wrap gap-x-10 gap-y-4 py-5">
      <Figure
        label="Owed to us"
        amount={account.owed}
        note={counted(account.unpaidBills, 'unpaid bill', 'unpaid bills')}
      />
      {account.overdueSince && (
        <Figure
          label="Overdue"
          amount={account.overdue}
          note={`since ${formatDay(account.overdueSince)}`}
          danger
        />
      )}
      <Figure
        label="Paid in 12 months"
        amount={account.paid}
        note={counted(account.paidBills, 'bill', 'bills')}
      />
    </section>
  );
}
