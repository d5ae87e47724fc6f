import type { TdsOfClient } from '@prahari/contract/debts.schemas';
import { formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { tdsLedgerWords } from './tds-ledger-words.ts';

export interface TdsLedgerProps {
  /** The clients of a quarter, the most missing first. */
  rows: readonly TdsOfClient[];
  /** Record certificate was pressed. */
  onAdd: (row: TdsOfClient) => void;
  /** Remove was pressed on a certificate; ask for confirmation. */
  onRemove: (certificateId: string) => void;
}

const Figure = ({ label, rupees, danger }: { label: string; rupees: number; danger?: boolean }) => (
  <div className="min-w-24 @min-[40rem]:text-end">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className={`font-semibold tabular-nums ${danger ? 'text-danger' : ''}`}>{formatRupees(rupees)}</dd>
  </div>
);

/** Income tax that clients kept back in a quarter, and the certificates that came for it. */
export function TdsLedger({ rows, onAdd, onRemove }: TdsLedgerProps) {
  const t = useWords(tdsLedgerWords);
  if (rows.length === 0)
    return (
      <EmptyState scene="accountBook" title={t('noTdsInThis')}>
        {t('whatClientsKeepBack')}
      </EmptyState>
    );
  return (
    <ul className="@container border-line border-t">
      {rows.map((row) => (
        <li
          key={row.client._id}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3"
        >
          <p className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">{row.client.name}</p>
          <dl className="flex flex-wrap gap-x-4 gap-y-2">
            <Figure label={t('keptBack')} rupees={row.deducted} />
            <Figure label={t('certified')} rupees={row.certified} />
            <Figure label={t('missing')} rupees={row.missing} danger={row.missing > 0} />
          </dl>
          <Button
            size="small"
            aria-label={t('recordCertificateOf', { name: row.client.name })}
            onPress={() => onAdd(row)}
          >
            {t('recordCertificate')}
          </Button>
          {row.certificates.length > 0 && (
            <ul className="w-full text-sm">
              {row.certificates.map(({ _id, number, amount }) => (
                <li key={_id} className="flex flex-wrap items-center gap-x-3">
                  <span className="wrap-anywhere">
                    {t('certificateNumber', { number, rupees: formatRupees(amount) })}
                  </span>
                  <Button
                    size="small"
                    variant="plain"
                    aria-label={t('removeCertificateNumber', { number })}
                    onPress={() => onRemove(_id)}
                  >
                    {t('remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
