import { useWords } from '../../../base/words/useWords.ts';
import { BillLineDialog, emptyLine } from '../../../features/bills/BillLineDialog/BillLineDialog.tsx';
import {
  type LineEdits,
  type LineValues,
  type ShownLine,
  withAdded,
  withLine,
} from '../../../features/bills/bill-lines.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { billsTabWords } from './bills-tab-words.ts';

export interface EditLineProps {
  /** The client and month, or the bill: names what was typed. */
  of: string;
  edits: LineEdits;
  /** Undefined for a new line. */
  line: ShownLine | undefined;
  onSave: (edits: LineEdits) => void;
  onClose: () => void;
}

export const lineDraft = (of: string, lineId: string | undefined) =>
  draftAbout<LineValues>('billLine', `${of} ${lineId ?? 'new'}`);

/** The form of a line of a draft or a bill. Open while mounted. */
export function EditLine({ of, edits, line, onSave, onClose }: EditLineProps) {
  const t = useWords(billsTabWords);
  const draft = lineDraft(of, line?.line.id);
  return (
    <BillLineDialog
      title={line ? t('editLine') : t('addLine')}
      line={line ? line.line : emptyLine}
      draft={draft}
      onSave={(fields) =>
        onSave(line ? withLine(edits, line.line, fields) : withAdded(edits, crypto.randomUUID(), fields))
      }
      onClose={onClose}
    />
  );
}
