import { useStore } from '@nanostores/react';
import { type BillStatus, type BillView, billStatusLabels } from '@prahari/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { BillsTable } from '../../features/bills/BillsTable/BillsTable.tsx';
import { DeleteBillDialog } from '../../features/bills/DeleteBillDialog/DeleteBillDialog.tsx';
import { $busyBills, bills, billTotals, deleteBill, markBillPaid } from '../../stores/bills.ts';
import { useSearchParams } from '../search-params.ts';
import { ListSection } from './ListSection.tsx';
import { useFilters } from './useFilters.ts';

/** What has to be acted on first. */
const statuses: readonly BillStatus[] = ['pending', 'overdue', 'paid'];

export interface BillsSectionProps {
  isGenerating: boolean;
  onGenerate: () => void;
}

export function BillsSection({ isGenerating, onGenerate }: BillsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const address = useSearchParams();
  useEffect(() => {
    if (address.size === 0 || location.hash !== '#bills') return;
    // One frame later the table above has its height.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [address]);
  const [asked, setAsked] = useState<BillView | null>(null);
  const busy = useStore($busyBills, { ssr: 'initial' });
  const filters = useFilters(statuses, billStatusLabels, billTotals);
  return (
    <section ref={section} aria-label="Bills" className="mt-10 scroll-mt-16">
      <ListSection
        list={bills}
        title="Bills"
        level={2}
        plural="bills"
        prefix="bills"
        placeholder="Number or client"
        filters={filters}
        tools={
          <Button aria-expanded={isGenerating} className="shrink-0 whitespace-nowrap" onPress={onGenerate}>
            Generate Bill
          </Button>
        }
        nothing="No bills yet. Generate the first."
      >
        {(rows, table) => (
          <BillsTable
            bills={rows}
            pending={busy}
            onMarkPaid={({ _id }) => void markBillPaid(_id)}
            onDelete={setAsked}
            {...table}
          />
        )}
      </ListSection>
      <DeleteBillDialog
        bill={asked}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) void deleteBill(asked._id);
        }}
      />
    </section>
  );
}
