import { useStore } from '@nanostores/react';
import { billPage, getBillDocument } from '@prahari/contract/bill-documents';
import { exportList } from '@prahari/contract/exports';
import {
  downloadReceipt,
  type PaymentStatus,
  paymentMessages,
  paymentStatusLabels,
} from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ExplainDialog } from '../../../features/money/ExplainDialog/ExplainDialog.tsx';
import { PaymentsTable } from '../../../features/money/PaymentsTable/PaymentsTable.tsx';
import { VoidPaymentDialog } from '../../../features/money/VoidPaymentDialog/VoidPaymentDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { explainPayment, payments, voidPayment } from '../../../stores/money/payments.ts';
import { saveReceiptOf } from '../../../stores/money/receipts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { AdminList } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { moneyTabWords } from './money-tab-words.ts';

const ExportButton = lazyPart(() => import('../lists/ExportButton.tsx'), 'ExportButton');

const statuses: readonly PaymentStatus[] = ['unexplained', 'explained', 'voided'];

/** All payments; those to be explained are one press away. */
export function PaymentsView() {
  const t = useWords(moneyTabWords);
  const sayLists = useWords(listsWords);
  const [open, setOpen] = useState<{ dialog: 'void' | 'explain'; payment: Payment }>();
  const query = useStore(payments.$query, { ssr: 'initial' });
  const close = () => setOpen(undefined);
  return (
    <>
      <AdminList
        list={payments}
        preload={async () => undefined}
        title={t('payments')}
        nouns={[t('onePayment'), t('manyPayments')]}
        prefix="payments"
        tools={isOffered(exportList) && <ExportButton list="payments" query={query} />}
        placeholder={t('clientOrReference')}
        filters={filtersOf(sayLists, statuses, paymentStatusLabels)}
        failedMessage={paymentMessages.fetchFailed}
        emptyState={
          <EmptyState scene="accountBook" title={t('noPaymentsYet')}>
            {query.status === 'unexplained' ? t('nothingIsToBe') : t('recordFirstFromWhat')}
          </EmptyState>
        }
      >
        {(rows, table) => (
          <PaymentsTable
            payments={rows}
            billHref={isOffered(getBillDocument) ? billPage : undefined}
            onReceipt={isOffered(downloadReceipt) ? ({ _id }) => void saveReceiptOf(_id) : undefined}
            onVoid={(payment) => setOpen({ dialog: 'void', payment })}
            onExplain={(payment) => setOpen({ dialog: 'explain', payment })}
            {...table}
          />
        )}
      </AdminList>
      {open?.dialog === 'void' && (
        <VoidPaymentDialog
          payment={open.payment}
          draft={draftAbout('voidPayment', open.payment._id)}
          submit={(reason) => voidPayment(open.payment._id, reason)}
          onClose={close}
        />
      )}
      {open?.dialog === 'explain' && (
        <ExplainDialog
          payment={open.payment}
          draft={draftAbout('explainPayment', open.payment._id)}
          submit={explainPayment}
          onClose={close}
        />
      )}
    </>
  );
}
