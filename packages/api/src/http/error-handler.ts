import { tooBusy } from '@prahari/contract/reply';
import type { Context, ErrorHandler } from 'hono';
import { AppError, internalError } from '../AppError.ts';
import { isMusterLocked } from '../db/errors.ts';
import { expectedError } from '../db/expected-error.ts';
import type { AppEnv } from './context.ts';
import { shownPath } from './shown-path.ts';

/** True for failed authentication or authorization and throttled requests (ASVS 16.3). */
const isSecurityEvent = ({ status, code }: AppError): boolean =>
  [401, 403, 429].includes(status) || code === tooBusy.code || code.startsWith('auth.');

function answer(
  c: Context<AppEnv>,
  { status, code, message, errors, warnings, retryAfterSeconds, allow }: AppError,
): Response {
  if (retryAfterSeconds !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  if (allow) c.header('Allow', allow.join(', '));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json(
    { success: false, code, message, ...(errors && { errors }), ...(warnings && { warnings }) },
    status,
  );
}

/** Turns every error into a JSON reply without stack, SQL or file paths. */
export const errorHandler: ErrorHandler<AppEnv> = (error, c) => {
  const appError = expectedError(error);
  const log = c.get('log')?.child({ requestId: c.get('requestId') });
  if (appError && isSecurityEvent(appError)) {
    const { method, path } = c.req;
    log?.info(
      {
        code: appError.code,
        method,
        path: shownPath(path),
        source: c.get('source'),
        user: c.get('caller')?.id ?? appError.userId,
      },
      'refused',
    );
  }
  if (appError?.cause !== undefined) log?.error({ err: appError.cause }, 'request failed');
  if (appError && (error instanceof AppError || isMusterLocked(error))) return answer(c, appError);
  log?.error({ err: error }, 'request failed');
  if (appError) return answer(c, appError);
  return c.json({ success: false, ...internalError }, 500);
};
