import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { debtMessages } from '@prahari/contract/debts';
import type { TdsOfClient } from '@prahari/contract/debts.schemas';
import { exportList } from '@prahari/contract/exports';
import { addDays } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { quarterDays, quarterOf } from '@prahari/domain/quarters';
import { useEffect, useState } from 'react';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CertificateDialog } from '../../../features/money/CertificateDialog/CertificateDialog.tsx';
import { TdsLedger } from '../../../features/money/TdsLedger/TdsLedger.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import {
  $quarter,
  addCertificate,
  chooseQuarter,
  removeCertificate,
  tds,
} from '../../../stores/money/debts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';
import { moneyTabWords, type SayMoneyTab } from './money-tab-words.ts';

const ExportButton = lazyPart(() => import('../lists/ExportButton.tsx'), 'ExportButton');

const QUARTERS = 9;

/** This quarter and those before it, the newest first. */
function quarters(t: SayMoneyTab) {
  let day = currentDay();
  return Array.from({ length: QUARTERS }, () => {
    const quarter = quarterOf(day);
    const { from, to } = quarterDays(quarter);
    day = addDays(from, -1);
    return {
      ...quarter,
      value: `${quarter.year}/${quarter.quarter}`,
      label: t('fromTo', { from: formatDay(from), to: formatDay(to) }),
    };
  });
}

/** Tax that clients kept back by quarter, with the certificates that are missing. */
export function TdsView() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(tds.$loaded, { ssr: 'initial' });
  const quarter = useStore($quarter, { ssr: 'initial' });
  const [certified, setCertified] = useState<TdsOfClient>();
  useEffect(() => void tds.load(), []);
  const options = quarters(t);
  const shown: string = `${quarter.year}/${quarter.quarter}`;
  const choose = (value: string) => {
    const chosen = options.find((one) => one.value === value);
    if (chosen) void chooseQuarter({ year: chosen.year, quarter: chosen.quarter });
  };
  const remove = (certificateId: string) =>
    confirmThen(
      {
        message: t('removeThisCertificate'),
        detail: t('itsAmountIsMissing'),
        confirmLabel: t('remove'),
        tone: 'danger',
      },
      () => removeCertificate(certificateId),
    );
  return (
    <>
      <SectionHeader
        title={t('tds')}
        tools={isOffered(exportList) && <ExportButton list="tds" query={quarter} />}
        period={
          <SelectField
            label={t('quarter')}
            name="quarter"
            options={options}
            value={shown}
            onChange={choose}
          />
        }
      />
      <LoadedView
        loaded={loaded}
        label={t('loadingTds')}
        message={debtMessages.tdsFailed}
        onRetry={() => void tds.load()}
      >
        {(rows) => <TdsLedger rows={rows} onAdd={setCertified} onRemove={remove} />}
      </LoadedView>
      {certified && (
        <CertificateDialog
          key={certified.client._id}
          row={certified}
          quarter={quarter}
          draft={draftAbout('certificate', `${certified.client._id} ${shown}`)}
          submit={addCertificate}
          onClose={() => setCertified(undefined)}
        />
      )}
    </>
  );
}
