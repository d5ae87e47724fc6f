import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { sendPieces } from './send-pieces.ts';

/** A CSV file that is sent in pieces. */
export class CsvFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
  constructor(name: string, pieces: AsyncIterable<string>) {
    this.name = name;
    this.pieces = pieces;
  }
}

export const sendCsvFile = (c: Context<AppEnv>, { name, pieces }: CsvFile): Promise<Response> =>
  sendPieces(c, pieces, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
