import { formatCount } from '@prahari/domain/format';
import type { Context } from 'hono';
import { AppError } from '../AppError.ts';
import { createPauses } from '../db/pauses.ts';
import { excessOf } from './json-depth.ts';

/** The contract's bodies have at most two levels. */
export const MAX_DEPTH = 32;

/** An import of 5,000 rows with 50 cells, and what stands around them. */
export const MAX_VALUES = 300_000;

/** JSON is UTF-8 (RFC 8259, section 8.1), so another charset is refused. */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;

const malformed = (message: string) => new AppError({ status: 400, code: 'request.malformed', message });

const notJson = () =>
  new AppError({
    status: 415,
    code: 'request.not_json',
    message: 'Send JSON with Content-Type: application/json',
  });

const encoded = () =>
  new AppError({ status: 415, code: 'request.encoded', message: 'Send the body without Content-Encoding' });

const isEncoded = (encoding: string | undefined): boolean => !/^(?:\s*identity\s*)?$/i.test(encoding ?? '');

/** The client disconnected while sending; not a server error. */
export const bodyEndedEarly = () => malformed('The request body ended early');

/** Parses a body. Other requests run between the steps of a large one, such as a receipt. */
async function parsed(bytes: ArrayBuffer): Promise<unknown> {
  const pause = createPauses();
  let limit: string;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    await pause();
    const excess = excessOf(text, { levels: MAX_DEPTH, values: MAX_VALUES });
    await pause();
    if (!excess) return JSON.parse(text);
    limit = excess === 'levels' ? `${MAX_DEPTH} levels` : `${formatCount(MAX_VALUES)} values`;
  } catch {
    throw malformed('The request body is not valid JSON');
  }
  throw malformed(`The request body has more than ${limit}`);
}

/**
 * Reads the JSON object of a request, at most MAX_DEPTH levels deep.
 * @param canBeMissing a request without a body gives undefined
 * @throws 415 for another content type or an encoding, 400 for anything but a JSON object
 */
export async function jsonBody(
  c: Context,
  { canBeMissing }: { canBeMissing: boolean },
): Promise<object | undefined> {
  const type = c.req.header('content-type')?.trim();
  if (type !== undefined && !JSON_TYPE.test(type)) throw notJson();
  if (isEncoded(c.req.header('content-encoding'))) throw encoded();
  const bytes = await c.req.arrayBuffer().catch(() => {
    throw bodyEndedEarly();
  });
  if (bytes.byteLength === 0) {
    if (canBeMissing) return undefined;
    throw malformed('The request body is missing');
  }
  if (type === undefined) throw notJson();
  const value = await parsed(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('The request body must be a JSON object');
  }
  return value;
}
