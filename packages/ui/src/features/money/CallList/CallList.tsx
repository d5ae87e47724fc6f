import type { DebtToCall } from '@prahari/contract/debts.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { callListWords, type SayCallList } from './call-list-words.ts';

export interface CallListProps {
  /** The largest debt first. */
  debts: readonly DebtToCall[];
  /** Note a call was pressed. */
  onCalled: (debt: DebtToCall) => void;
}

/** The last call in a sentence. */
function lastCallOf({ lastCall }: DebtToCall, t: SayCallList): string {
  if (!lastCall) return t('notCalledYet');
  const { at, note, promisedOn, promisedAmount } = lastCall;
  const sum = promisedAmount === undefined ? '' : ` ${formatRupees(promisedAmount)}`;
  const promise = promisedOn ? t('promisedForSum', { sum, day: formatDay(promisedOn) }) : '';
  return t('calledOn', { day: formatDay(at), note, promise }).replace('..', '.');
}

/** Clients to call today about their debts. */
export function CallList({ debts, onCalled }: CallListProps) {
  const t = useWords(callListWords);
  if (debts.length === 0) return <EmptyState scene="litWall" title={t('nobodyToCallToday')} />;
  return (
    <ul className="mt-4 border-line border-t">
      {debts.map((debt) => {
        const { client, overdue, overdueBills, overdueSince } = debt;
        const bills = t('billsOverdueBills', { overdueBills });
        return (
          <li
            key={client._id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">{client.name}</p>
              <p className="text-sm tabular-nums">
                {t('overdueSinceRupees', {
                  rupees: formatRupees(overdue),
                  bills,
                  day: formatDay(overdueSince),
                })}
              </p>
              <p className="text-muted text-sm wrap-anywhere">{lastCallOf(debt, t)}</p>
            </div>
            {client.phone && (
              <a
                href={`tel:${client.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-target items-center"
              >
                {formatPhone(client.phone)}
              </a>
            )}
            <Button aria-label={t('noteCallTo', { name: client.name })} onPress={() => onCalled(debt)}>
              {t('noteCall')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
