import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { LineEdits, ShownLine } from '../../../features/bills/bill-lines.ts';
import {
  type BillChange,
  ChangeBillPanel,
} from '../../../features/bills/ChangeBillPanel/ChangeBillPanel.tsx';
import { billToChange, changeBill, openBillToChange } from '../../../stores/bills/bill-change.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { EditLine } from './EditLine.tsx';

interface EditedLine {
  edits: LineEdits;
  line: ShownLine | undefined;
  save: (edits: LineEdits) => void;
}

/** The dialog that changes a bill. Open while mounted. */
export function ChangeBill({ billId, onClose }: { billId: string; onClose: () => void }) {
  const loaded = useStore(billToChange.$loaded, { ssr: 'initial' });
  const [edited, setEdited] = useState<EditedLine>();
  useEffect(() => void openBillToChange(billId), [billId]);
  useReopenAfterLogin(`changeBill ${billId}`);
  useEffect(() => {
    // The failure was said in a toast.
    if (loaded.state === 'failed') onClose();
  }, [loaded.state, onClose]);
  if (loaded.state !== 'ready' || loaded.data._id !== billId) return null;
  return (
    <>
      <ChangeBillPanel
        bill={loaded.data}
        draft={draftAbout<BillChange>('changeBill', billId)}
        onEditLine={(edits, line, save) => setEdited({ edits, line, save })}
        submit={(body) => changeBill(billId, body)}
        onClose={onClose}
      />
      {edited && (
        <EditLine
          of={billId}
          edits={edited.edits}
          line={edited.line}
          onSave={edited.save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
