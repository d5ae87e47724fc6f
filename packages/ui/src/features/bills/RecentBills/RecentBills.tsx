import type { Bill } from '@prahari/contract/bills.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { BillsTable, type BillsTableProps } from '../BillsTable/BillsTable.tsx';
import { billWords } from '../bill-words.ts';

export interface RecentBillsProps {
  /** The newest first. */
  bills: readonly Bill[];
  /** The page of a bill. Leave out where the server has none. */
  billHref?: BillsTableProps['billHref'];
  /** All bills was pressed. */
  onAll: () => void;
}

/** A client's newest bills, with the way to all of them. */
export function RecentBills({ bills, billHref, onAll }: RecentBillsProps) {
  const t = useWords(billWords);
  return (
    <section className="mt-10">
      <SectionHeader
        title={t('bills')}
        level={2}
        tools={
          <Button size="small" onPress={onAll}>
            {t('allBills')}
          </Button>
        }
      />
      <BillsTable bills={bills} billHref={billHref} empty={null} />
    </section>
  );
}
