import type { AgeingRow } from '@prahari/contract/debts.schemas';
import { useWords } from '../../../base/words/useWords.ts';
import { ages } from '../ages.ts';
import { officeMoneyWords } from '../office-money-words.ts';

/** Parts of a debt by age. The table beside it has the figures, so it is hidden from assistive technology. */
export const AgeBar = ({ row, of }: { row: Omit<AgeingRow, 'client'>; of: number }) => {
  const sayOfficeMoney = useWords(officeMoneyWords);
  return (
    <span aria-hidden="true" className="flex h-4 min-w-24 gap-px print:hidden">
      {ages(sayOfficeMoney).map(({ id, look }) =>
        row[id] > 0 ? (
          <i key={id} className={`block h-full ${look}`} style={{ width: `${(row[id] / of) * 100}%` }} />
        ) : null,
      )}
    </span>
  );
};
