import type { ImportResult } from '@prahari/contract/imports.schemas';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import type { SheetDraft, SheetQuestion, SheetView } from '@prahari/domain/sheets/sheet-draft';
import type { SayImportDialog } from './import-dialog-words.ts';

/** The server's answer about the sheet as it is now. */
export type SheetCheck =
  | { state: 'checking'; result?: ImportResult | undefined }
  /** Nothing can be checked before a column is in use. */
  | { state: 'unmapped' }
  | { state: 'failed' }
  | { state: 'checked'; result: ImportResult };

/** A sheet that was opened, with everything that is asked about it. */
export interface OpenSheet {
  draft: SheetDraft;
  view: SheetView;
  questions: readonly SheetQuestion[];
  check: SheetCheck;
}

/** The state of an import. */
export type ImportState =
  | {
      step: 'open';
      isReading: boolean;
      problem?: string | undefined;
      /** The sheet that was open before, which can still be gone back to. */
      before?: string | undefined;
    }
  | ({ step: 'mend' } & OpenSheet)
  | ({ step: 'try'; isImporting: boolean; sendInvitations: boolean; isOutdated: boolean } & OpenSheet)
  | { step: 'done'; result: ImportResult; leftOut: number; isRemoving: boolean };

/** The actions of the office. */
export interface ImportActions {
  /** A file was chosen or dropped. */
  onFile: (file: File) => void;
  /** Text was pasted: a sheet, or more rows of the open one. */
  onPaste: (text: string) => void;
  /** Checks the sheet again after a failure. */
  onCheck: () => void;
  /** Something was answered or mended. */
  onDraft: (change: Partial<SheetDraft>) => void;
  /** Go on to the trial, or back to the sheet. */
  onStep: (step: 'mend' | 'try') => void;
  onSendInvitations: (send: boolean) => void;
  onImport: () => void;
  /** Takes the whole import back. */
  onUndo: () => void;
  /** The sheet makes room for another one. */
  onForget: () => void;
  /** Back to the sheet that was open before. */
  onBack: () => void;
  onClose: () => void;
}

/** The words for what a kind of sheet holds. */
export const nounsOf = (t: SayImportDialog): Record<SheetKind, { one: string; many: string }> => ({
  guards: { one: t('guard'), many: t('guards') },
  clients: { one: t('client'), many: t('clients') },
});

/** Text being typed into a cell, to outlive a reload. */
export interface TypedCell {
  row: number;
  column: number;
  text: string;
}
