import { formatCount } from '@prahari/domain/format';

/** `1 row`, `1,200 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const rowCount = (rows: number): string => counted(rows, 'row');
