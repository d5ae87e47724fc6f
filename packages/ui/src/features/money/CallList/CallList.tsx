import type { DebtToCall } from '@prahari/contract/debts.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';

export interface CallListProps {
  /** The largest debt first. */
  debts: readonly DebtToCall[];
  /** Note a call was pressed. */
  onCalled: (debt: DebtToCall) => void;
}

/** The last call in a sentence. */
function lastCallOf({ lastCall }: DebtToCall): string {
  if (!lastCall) return 'Not called yet';
  const { at, note, promisedOn, promisedAmount } = lastCall;
  const sum = promisedAmount === undefined ? '' : ` ${formatRupees(promisedAmount)}`;
  const promise = promisedOn ? ` Promised${sum} for ${formatDay(promisedOn)}.` : '';
  return `Called on ${formatDay(at)}: ${note}.${promise}`.replace('..', '.');
}

/** Clients to call today about their debts. */
export function CallList({ debts, onCalled }: CallListProps) {
  if (debts.length === 0) return <EmptyState scene="litWall" title="Nobody to call today" />;
  return (
    <ul className="mt-4 border-line border-t">
      {debts.map((debt) => {
        const { client, overdue, overdueBills, overdueSince } = debt;
        const bills = overdueBills === 1 ? '1 bill' : `${overdueBills} bills`;
        return (
          <li
            key={client._id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">{client.name}</p>
              <p className="text-sm tabular-nums">
                {`${formatRupees(overdue)} overdue, ${bills} since ${formatDay(overdueSince)}`}
              </p>
              <p className="text-muted text-sm wrap-anywhere">{lastCallOf(debt)}</p>
            </div>
            {client.phone && (
              <a
                href={`tel:${client.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-target items-center"
              >
                {client.phone}
              </a>
            )}
            <Button aria-label={`Note a call to ${client.name}`} onPress={() => onCalled(debt)}>
              Note a call
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
