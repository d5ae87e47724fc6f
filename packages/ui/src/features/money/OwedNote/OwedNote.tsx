import type { Statement } from '@prahari/contract/debts.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { owedWords } from '../owed-words.ts';

export interface OwedNoteProps {
  /** In rupees; negative in the client's favor. */
  owed: number;
  /** The overdue part, in rupees, and its first due date. Leave out where nothing is. */
  late?: Statement['late'];
  /** See bills was pressed. */
  onBills: () => void;
}

/** A client’s debt, with the way to its bills. */
export function OwedNote({ owed, late, onBills }: OwedNoteProps) {
  const t = useWords(owedWords);
  const names = useDateNames();
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 border-line-strong border-t pt-4">
      <div>
        <h2 className="text-muted text-sm">{t(owed < 0 ? 'inFavor' : 'owe')}</h2>
        <p className="font-semibold text-xl tabular-nums">{formatRupees(Math.abs(owed))}</p>
        {late && (
          <p className="text-muted text-sm tabular-nums">
            {late.amount < owed
              ? t('lateSince', { amount: formatRupees(late.amount), day: formatDay(late.since, names) })
              : t('allLateSince', { day: formatDay(late.since, names) })}
          </p>
        )}
      </div>
      <Button variant={owed > 0 ? 'primary' : 'secondary'} onPress={onBills}>
        {t('seeBills')}
      </Button>
    </section>
  );
}
