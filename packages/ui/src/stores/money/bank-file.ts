import { MATCH_MAX, paymentMessages } from '@prahari/contract/payments';
import { type BankLine, bankLinesOf } from '@prahari/domain/sheets/bank-lines';
import { readFile } from '../imports/read-file.ts';

/** Reads what came in by a bank's file, or says why it can't be read. */
export async function readBankFile(file: File): Promise<{ lines: BankLine[] } | { problem: string }> {
  const read = await readFile(file);
  if ('problem' in read) return read;
  const lines = read.sheets.map(({ rows }) => bankLinesOf(rows)).find((found) => found !== undefined);
  if (!lines) return { problem: paymentMessages.noBankColumns };
  if (lines.length === 0) return { problem: paymentMessages.noMoneyIn };
  if (lines.length > MATCH_MAX) return { problem: paymentMessages.tooManyLines(MATCH_MAX) };
  return { lines };
}
