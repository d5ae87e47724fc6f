import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { ImportDialog } from '../../../features/people/ImportDialog/ImportDialog.tsx';
import { useMoveIn } from './useMoveIn.ts';

export interface MoveInProps {
  kind: SheetKind;
  onClose: () => void;
}

/** The dialog that moves guards or clients in from a sheet. It loads when it is opened. */
export function MoveIn({ kind, onClose }: MoveInProps) {
  return <ImportDialog kind={kind} {...useMoveIn(kind, onClose)} />;
}
