import type { RateRise } from '@prahari/contract/rates.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords } from '../office-rates-words.ts';
import { basisLabels } from '../rate-text.ts';
import { riseListWords } from './rise-list-words.ts';

export interface RiseListProps {
  /** The oldest first. */
  rises: readonly RateRise[];
  /** The record of a client, with its rates. */
  clientLink: (clientId: string) => LinkTarget;
  /** The rate that is being raised. */
  pending?: string | undefined;
  /** Raise was pressed. */
  onRaise: (rateId: string) => void;
}

/** Rates whose yearly rise is due: what each was and becomes, with the press that enters it. */
export function RiseList({ rises, clientLink, pending, onRaise }: RiseListProps) {
  const t = useWords(riseListWords);
  const sayOfficeRates = useWords(officeRatesWords);
  if (rises.length === 0) return <EmptyState scene="accountBook" title={t('noRateRisesNow')} />;
  return (
    <ul className="mt-4 border-line border-t text-sm">
      {rises.map(({ rate, client, amount }) => (
        <li
          key={rate._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b py-2"
        >
          <span className="min-w-0">
            <b className="wrap-anywhere font-semibold">
              <RowLink {...clientLink(client._id)}>{client.name}</RowLink>
            </b>
            <span className="block text-muted text-xs tabular-nums">
              {t('risesTo', {
                before: formatRupees(rate.amount),
                amount: formatRupees(amount),
                basis: basisLabels(sayOfficeRates)[rate.basis],
                day: formatDay(rate.rise?.day ?? ''),
              })}
            </span>
          </span>
          <Button
            size="small"
            className="touch:min-h-target"
            pending={pending === rate._id}
            aria-label={t('raiseRateOfTo', { name: client.name, rupees: formatRupees(amount) })}
            onPress={() => onRaise(rate._id)}
          >
            {t('raise')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
