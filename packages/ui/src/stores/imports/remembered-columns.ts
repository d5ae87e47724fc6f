import type { ChosenColumns, SheetKind } from '@prahari/domain/sheets/column-words';

/** Local storage: the field of each heading that was chosen by hand. It outlives a logout, and names nobody. */
const keyOf = (kind: SheetKind): string => `importColumns.${kind}`;

/** Returns the columns that were chosen by hand in earlier sheets of this kind. */
export function rememberedColumns(kind: SheetKind): ChosenColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}');
    const entries = Object.entries((stored ?? {}) as object).filter(([, field]) => typeof field === 'string');
    return Object.fromEntries(entries) as ChosenColumns;
  } catch {
    return {};
  }
}

/** Adds columns that were chosen by hand. Without storage they are forgotten. */
export function rememberColumns(kind: SheetKind, chosen: ChosenColumns): void {
  if (Object.keys(chosen).length === 0) return;
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ ...rememberedColumns(kind), ...chosen }));
  } catch {
    // Full or refused: the next sheet is mapped by hand again.
  }
}
