import { dayFields } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { readPasted } from '@prahari/domain/sheets/pasted-lines';
import { draftOf, type SheetDraft, sentSheet, viewOf } from '@prahari/domain/sheets/sheet-draft';

interface SheetBodyOptions {
  mode?: 'check' | 'import';
  plan?: string;
  sendInvitations?: boolean;
  /** The office's answers and mended cells. */
  mended?: Partial<SheetDraft>;
}

/** Returns the body of an import as the browser sends it for a file's text or a sheet's rows. */
export function sheetBody(
  kind: SheetKind,
  sheet: string | string[][],
  { mended, mode = 'import', ...more }: SheetBodyOptions = {},
) {
  const rows = typeof sheet === 'string' ? readPasted(sheet) : sheet;
  const draft = { ...draftOf(kind, 'test', [{ name: '', rows }]), ...mended };
  return { ...sentSheet(viewOf(kind, draft, { chosen: {}, dayFields }), draft), mode, ...more };
}
