import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { sendPieces } from './send-pieces.ts';

/** A file to save, which is sent in pieces. */
export class DownloadFile {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
  constructor({ name, type, pieces }: Pick<DownloadFile, 'name' | 'type' | 'pieces'>) {
    this.name = name;
    this.type = type;
    this.pieces = pieces;
  }
}

export const sendDownloadFile = (
  c: Context<AppEnv>,
  { name, type, pieces }: DownloadFile,
): Promise<Response> =>
  sendPieces(c, pieces, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
