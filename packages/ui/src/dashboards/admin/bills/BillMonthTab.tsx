import { useStore } from '@nanostores/react';
import { makeMonth } from '@prahari/contract/bill-months';
import type { BillDraft } from '@prahari/contract/bill-months.schemas';
import { getMuster } from '@prahari/contract/muster';
import { today } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import { useEffect, useState } from 'react';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { BillMonth } from '../../../features/bills/BillMonth/BillMonth.tsx';
import { type MonthRow, rowsOf } from '../../../features/bills/BillMonth/bill-month-rows.ts';
import { type ShownLine, sentLines, withOriginal, withoutLine } from '../../../features/bills/bill-lines.ts';
import { MonthPicker } from '../../../features/muster/MonthPicker/MonthPicker.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import {
  $made,
  $making,
  $stopping,
  billDrafts,
  forgetMade,
  type MonthToBill,
  makeBills,
  showDrafts,
  stopMaking,
} from '../../../stores/bills/bill-months.ts';
import { chooseMonth, monthKey, monthToBill } from '../../../stores/bills/month-edits.ts';
import { wasOpen } from '../../../stores/forms/open-dialog.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { replaceParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { ClientsTab } from '../clients/ClientsTab.tsx';
import { billsTabWords } from './bills-tab-words.ts';
import { EditLine, lineDraft } from './EditLine.tsx';
import { billLink, musterLink, openBills } from './month-links.ts';
import { useMonthEdits } from './useMonthEdits.ts';

const RateOfClient = lazyPart(() => import('../rates/NewRate.tsx'), 'RateOfClient');

interface EditedLine {
  /** Names the draft. */
  key: string;
  /** Undefined for a new line. */
  lineId: string | undefined;
}

interface MissingRate {
  clientId: string;
  postId: string | undefined;
}

const nobody: ReadonlySet<string> = new Set();
const reload = () => void billDrafts.refreshSilently();

function BillMonthPage() {
  const t = useWords(billsTabWords);
  const params = useSearchParams();
  const now = useNow();
  const { month, basedOn } = monthToBill(
    params.get('bill-month') ?? '',
    params.get('based-on') ?? '',
    today(now),
  );
  const loaded = useStore(billDrafts.$loaded, { ssr: 'initial' });
  useEffect(() => {
    chooseMonth({ month, basedOn });
    void showDrafts({ month, basedOn });
  }, [month, basedOn]);
  useEffect(() => {
    // The list that it replaces was scrolled to its bills.
    scrollTo(0, 0);
    return forgetMade;
  }, []);
  return (
    <TabPage>
      <LoadedView
        loaded={loaded}
        label={t('workingOutBills')}
        message={t('billsCouldNotBe')}
        onRetry={() => void showDrafts({ month, basedOn })}
      >
        {(drafts) => <Month of={{ month, basedOn }} drafts={drafts} now={now} />}
      </LoadedView>
    </TabPage>
  );
}

/** The month that is billed, in place of the tab of clients. The older hosted API bills no month. */
export const BillMonthTab = () => (isOffered(makeMonth) ? <BillMonthPage /> : <ClientsTab />);

/** The line that was being edited when the page was reloaded. */
const editedBefore = (of: MonthToBill, rows: readonly MonthRow[]): EditedLine | undefined =>
  rows
    .flatMap(({ key, lines }) =>
      [undefined, ...lines.map(({ line }) => line.id)].map((lineId) => ({ key, lineId })),
    )
    .find(({ key, lineId }) => {
      const name = nameOf(of, key);
      return wasOpen(`billLine ${name} ${lineId ?? 'new'}`, lineDraft(name, lineId).get());
    });

const nameOf = (of: MonthToBill, key: string): string => `${monthKey(of)} ${key}`;

function Month({ of, drafts, now }: { of: MonthToBill; drafts: readonly BillDraft[]; now: Date }) {
  const { month, basedOn } = of;
  const making = useStore($making, { ssr: 'initial' });
  const isStopping = useStore($stopping, { ssr: 'initial' });
  const made = useStore($made, { ssr: 'initial' });
  const { edits, linesOf, setBillDate, choose, setLines, forget } = useMonthEdits(of);
  const rows = rowsOf(drafts, edits, made);
  const [line, setLine] = useState<EditedLine | undefined>(() => editedBefore(of, rows));
  const [missing, setMissing] = useState<MissingRate>();
  const [dateError, setDateError] = useState('');
  const { last } = daysOfMonth(month);
  const day = today(now);
  const isRunning = last > day;
  const edited = rows.find(({ key }) => key === line?.key);
  const lineName = line ? nameOf(of, line.key) : '';
  useReopenAfterLogin(line ? `billLine ${lineName} ${line.lineId ?? 'new'}` : '');

  const make = async () => {
    const chosen = rows.filter(({ isChosen }) => isChosen);
    setDateError('');
    const result = await makeBills({
      drafts: chosen.map(({ key, draft: { clientId, gstin }, isEdited, lines }) => ({
        key,
        clientId,
        gstin,
        lines: isEdited ? sentLines(lines) : undefined,
      })),
      billDate: isRunning ? undefined : edits.billDate,
    });
    forget([...$made.get()].filter(([, { bill }]) => bill).map(([key]) => key));
    if (!result.ok) setDateError(result.errors?.find(({ path }) => path === 'billDate')?.message ?? '');
  };
  return (
    <>
      <BillMonth
        month={month}
        basedOn={basedOn}
        onBasedOn={(to) => replaceParams({ 'bill-month': month, 'based-on': to })}
        period={
          <MonthPicker
            month={month}
            disabled={making !== null}
            onChange={(to) => replaceParams({ 'bill-month': to, 'based-on': basedOn })}
          />
        }
        billDate={{
          value: edits.billDate || day,
          onChange: (to) => {
            setDateError('');
            setBillDate(to);
          },
          min: isRunning ? day : last,
          max: day,
          readOnly: isRunning || making !== null,
          ...(dateError && { error: dateError }),
        }}
        rows={rows}
        making={making}
        isStopping={isStopping}
        current={making?.current ?? nobody}
        pressed={making?.pressed ?? nobody}
        onMake={() => void make()}
        onStop={stopMaking}
        onBack={openBills}
        onChoose={({ key }, isChosen) => choose([key], isChosen)}
        onChooseAll={(isChosen) =>
          choose(
            rows.filter(({ canChoose }) => canChoose).map(({ key }) => key),
            isChosen,
          )
        }
        onMend={({ draft: { clientId, billNumber } }, { code, postId }) => {
          if (code === 'billed_already') return billLink(billNumber ?? '').onOpen();
          if (code === 'no_rate' || code === 'hours_differ') return setMissing({ clientId, postId });
          if (postId) musterLink(postId, month).onOpen();
        }}
        onEditLine={({ key }, shown: ShownLine) => setLine({ key, lineId: shown.line.id })}
        onAddLine={({ key }) => setLine({ key, lineId: undefined })}
        onLeaveLine={({ key }, id) => setLines(key, withoutLine(linesOf(key), id))}
        onPutBackLine={({ key }, id) => setLines(key, withOriginal(linesOf(key), id))}
        musterLink={isOffered(getMuster) ? (postId) => musterLink(postId, month) : undefined}
        billLink={billLink}
      />
      {line && edited && (
        <EditLine
          of={lineName}
          edits={linesOf(line.key)}
          line={edited.lines.find((one) => one.line.id === line.lineId)}
          onSave={(to) => setLines(line.key, to)}
          onClose={() => setLine(undefined)}
        />
      )}
      {missing && (
        <RateOfClient
          {...missing}
          from={`${month}-01`}
          onSaved={reload}
          onClose={() => setMissing(undefined)}
        />
      )}
    </>
  );
}
