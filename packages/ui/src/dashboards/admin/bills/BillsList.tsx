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
import { useWords } from '../../../base/words/useWords.ts';
import { BillsTable } from '../../../features/bills/BillsTable/BillsTable.tsx';
import { deleteBillQuestion } from '../../../features/bills/delete-bill-question.ts';
import { officeBillsWords } from '../../../features/bills/office-bills-words.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { bills, deleteBill, markBillPaid, markBillUnpaid } from '../../../stores/bills/bills.ts';
import { $bulkRunning, runBulk } from '../../../stores/bulk/bulk.ts';
import { clients } from '../../../stores/clients/clients.ts';
import { draftAbout, idOfOpenDialog } from '../../../stores/forms/drafts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { useSearchParams } from '../../search-params.ts';
import { confirmThen, preloadConfirm } from '../confirm/Confirm.tsx';
import { AdminList, type AdminListProps } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { billsTabWords } from './bills-tab-words.ts';
import { openBillMonth } from './month-links.ts';

const SettleMany = lazyPart(() => import('../money/SettleMany.tsx'), 'SettleMany');

/** Unpaid statuses first. */
const statuses: readonly BillStatus[] = ['pending', 'overdue', 'paid'];

const markPaid = ({ _id }: Bill) => void markBillPaid(_id);
const markUnpaid = ({ _id }: Bill) => void markBillUnpaid(_id);

const ChangeBill = lazyPart(() => import('./ChangeBill.tsx'), 'ChangeBill');

/** The bill that was being changed when the page was reloaded. */
function changedBefore(): string {
  const id = idOfOpenDialog('changeBill');
  return draftAbout('changeBill', id).get() ? id : '';
}

const sumOf = (rows: readonly Bill[]) =>
  formatRupees(rows.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0) / 100);

export interface BillsListProps {
  /** True while the panel that generates a bill is open. */
  isGenerating: boolean;
  /** Opens that panel. */
  onGenerate: () => void;
}

/** The office's list of bills: filters, row actions and bulk payment. */
export function BillsList({ isGenerating, onGenerate }: BillsListProps) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billsTabWords);
  const sayLists = useWords(listsWords);
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
  const change = useCallback(({ _id }: Bill) => setChanging(_id), []);
  const remove = useCallback(
    (bill: Bill) => confirmThen(deleteBillQuestion(bill, sayOfficeBills), () => deleteBill(bill._id)),
    [sayOfficeBills],
  );
  const rowActions = {
    billHref: isOffered(getBillDocument) ? billPage : undefined,
    clientLink: isOffered(getClientRecord) ? clientLink : undefined,
    onChange: isOffered(updateBill) ? change : undefined,
    onMarkPaid: markPaid,
    onMarkUnpaid: isOffered(markUnpaidCall) ? markUnpaid : undefined,
    onDelete: remove,
  };
  const filters = filtersOf(sayLists, statuses, billStatusLabels, {
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
    if (unpaid.length === 0) return t('paidAlready');
    return (
      <>
        {isOffered(addPayment) && (
          <Button size="small" onPress={() => setSettling(unpaid)}>
            {t('recordPaymentsCount', { count: unpaid.length })}
          </Button>
        )}
        <Button size="small" pending={isBulkRunning} onPress={() => void pay()}>
          {t('markAsPaid', { count: unpaid.length })}
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
        title={t('bills')}
        level={2}
        spaceAbove="medium"
        nouns={[t('oneBill'), t('manyBills')]}
        prefix="bills"
        exportAs="bills"
        bulkActions={bulkActions}
        sumOf={sumOf}
        placeholder={t('numberOrClient')}
        filters={filters}
        tools={
          <>
            {isOffered(makeMonth) && (
              <Button data-kept onPress={openBillMonth}>
                {t('billMonth')}
              </Button>
            )}
            <Button data-kept aria-expanded={isGenerating} onPress={onGenerate}>
              {t('generateBill')}
            </Button>
          </>
        }
        emptyState={
          <EmptyState scene="accountBook" title={t('noBillsYet')}>
            {t('generateFirst')}
          </EmptyState>
        }
      >
        {(rows, table) => <BillsTable bills={rows} {...rowActions} {...table} />}
      </AdminList>
      {changing && <ChangeBill billId={changing} onClose={() => setChanging('')} />}
      {settling && <SettleMany bills={settling} onClose={closeSettling} />}
    </>
  );
}
