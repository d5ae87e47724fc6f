import { formatCount } from '@prahari/domain/format';
import type { SayImportDialog } from './import-dialog-words.ts';

/** `1 row`, `1,200 rows`. */
export const rowCount = (rows: number, t: SayImportDialog): string =>
  t('rowCount', { rows, count: formatCount(rows) });
