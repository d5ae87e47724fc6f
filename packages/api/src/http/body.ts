import type { Context } from 'hono';
import { AppError } from '../AppError.ts';

const malformed = (message: string) => new AppError(400, 'request.malformed', message);

/** Whoever sent the body is gone: nothing of ours failed. */
export const endedEarly = () => malformed('The request body ended early');

/** The JSON object of a request. @throws 415 for another content type, 400 for anything that is not a JSON object */
export async function jsonBody(c: Context): Promise<object> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new AppError(415, 'request.not_json', 'Send JSON with Content-Type: application/json');
  const bytes = await c.req.arrayBuffer().catch(() => {
    throw endedEarly();
  });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('The request body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('The request body must be a JSON object');
  }
  return value;
}
