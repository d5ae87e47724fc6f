import { type ChallanKind, challanKindLabels, challanKinds } from '@prahari/contract/registers';
import type { Challan } from '@prahari/contract/registers.schemas';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { BankFile } from '../BankFile/BankFile.tsx';
import { monthPapersWords } from './month-papers-words.ts';

/** A receipt that was chosen, and for whom. */
export interface ChosenReceipt {
  file: File;
  kind: ChallanKind;
  /** It is in the papers of all clients. */
  isForAll: boolean;
}

export interface MonthPapersProps {
  /** Goes from month to month. */
  period: ReactNode;
  challans: readonly Challan[];
  isAdding: boolean;
  /** Why the last file could not be added. */
  problem?: string | undefined;
  onAdd: (receipt: ChosenReceipt) => void;
  onDownload: (challan: Challan) => void;
  /** Delete was pressed. */
  onDelete: (challan: Challan) => void;
  /** The papers are being put together. */
  isPacking: boolean;
  onPack: () => void;
}

const KINDS = challanKinds.map((value) => ({ value, label: challanKindLabels[value] }));
const TYPES = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

/** `240 KB`, `1.3 MB`. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function Receipt({
  challan,
  onDownload,
  onDelete,
}: { challan: Challan } & Pick<MonthPapersProps, 'onDownload' | 'onDelete'>) {
  const t = useWords(monthPapersWords);
  const { kind, name, size, clientId } = challan;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line py-2 not-first:border-t">
      <span className="min-w-0">
        <b className="wrap-anywhere font-medium">{name}</b>
        <span className="block text-muted text-xs tabular-nums">
          {[challanKindLabels[kind], sizeOf(size), !clientId && t('forAllClientsHere')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          size="small"
          className="touch:min-h-target"
          aria-label={t('downloadName', { name })}
          onPress={() => onDownload(challan)}
        >
          {t('download')}
        </Button>
        <Button
          size="small"
          variant="danger"
          className="touch:min-h-target"
          aria-label={t('deleteName', { name })}
          onPress={() => onDelete(challan)}
        >
          {t('delete')}
        </Button>
      </span>
    </li>
  );
}

/** The papers of a client's month: receipts of challans, and one file with bill, musters and receipts. */
export function MonthPapers({
  period,
  challans,
  isAdding,
  problem,
  onAdd,
  isPacking,
  onPack,
  ...actions
}: MonthPapersProps) {
  const t = useWords(monthPapersWords);
  const [kind, setKind] = useState<ChallanKind>('epf');
  const [isForAll, setForAll] = useState(true);
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {period}
        <Button pending={isPacking} onPress={onPack}>
          {t('downloadAllPapersZip')}
        </Button>
      </div>
      {challans.length === 0 ? (
        <p className="py-2 text-muted">{t('noReceiptsOfChallans')}</p>
      ) : (
        <ul className="mt-1.5">
          {challans.map((challan) => (
            <Receipt key={challan._id} challan={challan} {...actions} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          label={t('challan')}
          name="challanKind"
          options={KINDS}
          value={kind}
          onChange={setKind}
        />
        <Checkbox label={t('forAllClients')} checked={isForAll} onChange={setForAll} />
      </div>
      <BankFile
        label={t('receiptToAddPdf')}
        accept={TYPES}
        isReading={isAdding}
        problem={problem}
        onFile={(file) => onAdd({ file, kind, isForAll })}
      />
    </div>
  );
}
