import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { useState } from 'react';
import { ImportDialog } from '../../../features/people/ImportDialog/ImportDialog.tsx';
import type { TypedCell } from '../../../features/people/ImportDialog/import-state.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { useMoveIn } from './useMoveIn.ts';

export interface MoveInProps {
  kind: SheetKind;
  onClose: () => void;
}

/** The dialog that moves guards or clients in from a sheet. It loads when it is opened. */
export function MoveIn({ kind, onClose }: MoveInProps) {
  const [typed] = useState(() => draftAbout<TypedCell>('importCell', kind));
  return <ImportDialog kind={kind} typed={typed} {...useMoveIn(kind, onClose)} />;
}
