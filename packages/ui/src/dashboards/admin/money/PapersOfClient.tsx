import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { paperPackMessages } from '@prahari/contract/registers';
import { addDays } from '@prahari/domain/days';
import { useEffect, useState } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { type ChosenReceipt, MonthPapers } from '../../../features/money/MonthPapers/MonthPapers.tsx';
import { MonthPicker } from '../../../features/muster/MonthPicker/MonthPicker.tsx';
import {
  $packing,
  addReceipt,
  deleteReceipt,
  monthPapers,
  savePaperPack,
  saveReceipt,
  showMonthPapers,
} from '../../../stores/money/month-papers.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';
import { moneyTabWords } from './money-tab-words.ts';

/** The month that has ended: its bill is made now. */
const endedMonth = (): string => addDays(currentDay(), -Number(currentDay().slice(8))).slice(0, 7);

/** The papers of a client by month. */
export function PapersOfClient({ clientId }: { clientId: string }) {
  const t = useWords(moneyTabWords);
  const loaded = useStore(monthPapers.$loaded, { ssr: 'initial' });
  const isPacking = useStore($packing, { ssr: 'initial' });
  const [month, setMonth] = useState(endedMonth);
  const [isAdding, setAdding] = useState(false);
  const place = `${clientId} ${month}`;
  const [problem, setProblem] = useState<{ place: string; text: string | undefined }>();
  useEffect(() => {
    setProblem(undefined);
    void showMonthPapers({ clientId, month });
  }, [clientId, month]);
  const add = async (receipt: ChosenReceipt) => {
    setAdding(true);
    setProblem(undefined);
    setProblem({ place, text: await addReceipt(receipt) });
    setAdding(false);
  };
  return (
    <LoadedView
      loaded={loaded}
      label={t('loadingPapers')}
      message={paperPackMessages.fetchFailed}
      onRetry={() => void monthPapers.load()}
    >
      {(challans) => (
        <MonthPapers
          period={<MonthPicker month={month} onChange={setMonth} />}
          challans={challans}
          isAdding={isAdding}
          // It may come once another month is open.
          problem={problem?.place === place ? problem.text : undefined}
          onAdd={(receipt) => void add(receipt)}
          onDownload={(challan) => void saveReceipt(challan)}
          onDelete={({ _id, name }) =>
            confirmThen(
              {
                message: t('deleteName', { name }),
                detail: t('itsFileIsDeleted'),
                confirmLabel: t('delete'),
                tone: 'danger',
              },
              () => deleteReceipt(_id),
            )
          }
          isPacking={isPacking}
          onPack={() => void savePaperPack()}
        />
      )}
    </LoadedView>
  );
}
