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
import { CertificateDialog } from '../../../features/money/CertificateDialog/CertificateDialog.tsx';
import { TdsLedger } from '../../../features/money/TdsLedger/TdsLedger.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
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

const ExportButton = lazyPart(() => import('../lists/ExportButton.tsx'), 'ExportButton');

const QUARTERS = 9;

/** This quarter and those before it, the newest first. */
function quarters() {
  let day = currentDay();
  return Array.from({ length: QUARTERS }, () => {
    const quarter = quarterOf(day);
    const { from, to } = quarterDays(quarter);
    day = addDays(from, -1);
    return {
      ...quarter,
      value: `${quarter.year}/${quarter.quarter}`,
      label: `${formatDay(from)} to ${formatDay(to)}`,
    };
  });
}

/** Tax that clients kept back by quarter, with the certificates that are missing. */
export function TdsView() {
  const loaded = useStore(tds.$loaded, { ssr: 'initial' });
  const quarter = useStore($quarter, { ssr: 'initial' });
  const [certified, setCertified] = useState<TdsOfClient>();
  useEffect(() => void tds.load(), []);
  const options = quarters();
  const shown: string = `${quarter.year}/${quarter.quarter}`;
  const choose = (value: string) => {
    const chosen = options.find((one) => one.value === value);
    if (chosen) void chooseQuarter({ year: chosen.year, quarter: chosen.quarter });
  };
  const remove = (certificateId: string) =>
    confirmThen(
      {
        message: 'Remove this certificate?',
        detail: 'Its amount is missing again.',
        confirmLabel: 'Remove',
        tone: 'danger',
      },
      () => removeCertificate(certificateId),
    );
  return (
    <>
      <SectionHeader
        title="TDS"
        tools={
          <>
            <SelectField label="Quarter" name="quarter" options={options} value={shown} onChange={choose} />
            {isOffered(exportList) && <ExportButton list="tds" query={quarter} />}
          </>
        }
      />
      <LoadedView
        loaded={loaded}
        label="Loading TDS"
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
          submit={addCertificate}
          onClose={() => setCertified(undefined)}
        />
      )}
    </>
  );
}
