import { useStore } from '@nanostores/react';
import { billPage, getBillDocument } from '@prahari/contract/bill-documents';
import { makeMonth, updateBill } from '@prahari/contract/bill-months';
import { type BillStatus, billStatusLabels, markBillUnpaid as markUnpaidCall } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import { getClientRecord } from '@prahari/contract/clients';
import { addPayment } from '@prahari/contract/payments';
import { formatRupees } from '@prahari/domain/format';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { BillsTable } from '../../../features/bills/BillsTable/BillsTable.tsx';
import { deleteBillQuestion } from '../../../features/bills/delete-bill-question.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { bills, deleteBill, markBillPaid, markBillUnpaid } from '../../../stores/bills/bills.ts';
import { $bulkRunning, runBulk } from '../../../stores/bulk/bulk.ts';
import { clients } from '../../../stores/clients/clients.ts';
import { draftOf, wasDialogOpen } from '../../../stores/forms/drafts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { useSearchParams } from '../../search-params.ts';
import { confirmThen, preloadConfirm } from '../confirm/Confirm.tsx';
import { AdminList, type AdminListProps } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { openBillMonth } from './month-links.ts';

const SettleMany = lazyPart(() => import('../money/SettleMany.tsx'), 'SettleMany');

/** Unpaid statuses first. */
const statuses: readonly BillStatus[] = ['pending', 'overdue', 'paid'];

const billHref = ({ _id }: Bill): string => billPage(_id);
const markPaid = ({ _id }: Bill) => void markBillPaid(_id);
const markUnpaid = ({ _id }: Bill) => void markBillUnpaid(_id);
const remove = (bill: Bill) => confirmThen(deleteBillQuestion(bill), () => deleteBill(bill._id));

const ChangeBill = lazyPart(() => import('./ChangeBill.tsx'), 'ChangeBill');

/** The bill that was being changed when the page was reloaded. */
function changedBefore(): string {
  const { id = '' } = draftOf<{ id: string }>('changeBill').get() ?? {};
  return wasDialogOpen(`changeBill ${id}`) ? id : '';
}

const sumOf = (rows: readonly Bill[]) =>
  formatRupees(rows.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0) / 100);

export interface BillsListProps {
  isGenerating: boolean;
  onGenerate: () => void;
}

export function BillsList({ isGenerating, onGenerate }: BillsListProps) {
  const section = useRef<HTMLElement>(null);
  const params = useSearchParams();
  const isPlaced = useSyncExternalStore(
    clients.$page.listen,
    () => clients.$page.get().state !== 'loading',
    () => false,
  );
  useEffect(() => {
    if (!isPlaced || params.size === 0 || location.hash !== '#bills') return;
    // The table above gets its height one frame later.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [params, isPlaced]);
  const [settling, setSettling] = useState<readonly Bill[]>();
  const closeSettling = useCallback(() => setSettling(undefined), []);
  const isBulkRunning = useStore($bulkRunning, { ssr: 'initial' });
  const overview = useOverview();
  const [changing, setChanging] = useState(changedBefore);
  const filters = filtersOf(statuses, billStatusLabels, {
    pending: overview?.bills.pending,
    overdue: overview?.bills.overdue,
  });
  const bulkActions: AdminListProps<Bill>['bulkActions'] = (rows, keep) => {
    const unpaid = rows.filter(({ status }) => status !== 'paid');
    const pay = async () =>
      keep(
        await runBulk({
          action: 'markBillsPaid',
          rows: unpaid.map(({ _id, billNumber }) => ({ _id, name: billNumber })),
          reload: bills.refresh,
        }),
      );
    if (unpaid.length === 0) return 'Paid already';
    return (
      <>
        {isOffered(addPayment) && (
          <Button size="small" onPress={() => setSettling(unpaid)}>
            {unpaid.length === 1 ? 'Record 1 payment' : `Record ${unpaid.length} payments`}
          </Button>
        )}
        <Button size="small" pending={isBulkRunning} onPress={() => void pay()}>
          {`Mark ${unpaid.length} as Paid`}
        </Button>
      </>
    );
  };
  return (
    <>
      <AdminList
        ref={section}
        list={bills}
        preload={preloadConfirm}
        title="Bills"
        level={2}
        spaceAbove="medium"
        nouns={['bill', 'bills']}
        prefix="bills"
        exportAs="bills"
        bulkActions={bulkActions}
        sumOf={sumOf}
        placeholder="Number or client"
        filters={filters}
        tools={
          <>
            {isOffered(makeMonth) && (
              <Button data-kept onPress={openBillMonth}>
                Bill a month
              </Button>
            )}
            <Button data-kept aria-expanded={isGenerating} onPress={onGenerate}>
              Generate Bill
            </Button>
          </>
        }
        emptyState={
          <EmptyState scene="accountBook" title="No bills yet">
            Generate the first.
          </EmptyState>
        }
      >
        {(rows, table) => (
          <BillsTable
            bills={rows}
            billHref={isOffered(getBillDocument) ? billHref : undefined}
            clientLink={isOffered(getClientRecord) ? clientLink : undefined}
            onChange={isOffered(updateBill) ? ({ _id }) => setChanging(_id) : undefined}
            onMarkPaid={markPaid}
            onMarkUnpaid={isOffered(markUnpaidCall) ? markUnpaid : undefined}
            onDelete={remove}
            {...table}
          />
        )}
      </AdminList>
      {changing && <ChangeBill billId={changing} onClose={() => setChanging('')} />}
      {settling && <SettleMany bills={settling} onClose={closeSettling} />}
    </>
  );
}
