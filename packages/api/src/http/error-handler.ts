import { musterLocked } from '@prahari/contract/duties';
import { tooBusy } from '@prahari/contract/reply';
import type { Context, ErrorHandler } from 'hono';
import { AppError, internalError } from '../AppError.ts';
import { isMusterLocked, isRetryable, isUnavailable } from '../db/errors.ts';
import type { AppEnv } from './context.ts';
import { shownPath } from './shown-path.ts';

const RETRY_SECONDS = 2;

/** True for failed authentication or authorization and throttled requests (ASVS 16.3). */
const isSecurityEvent = ({ status, code }: AppError): boolean =>
  [401, 403, 429].includes(status) || code === tooBusy.code || code.startsWith('auth.');

const toAppError = (error: Error): AppError | undefined => {
  if (error instanceof AppError) return error;
  // Whatever changes a duty, the database keeps what was agreed.
  if (isMusterLocked(error)) return new AppError(musterLocked);
  if (isRetryable(error) || isUnavailable(error)) {
    return new AppError(
      {
        status: 503,
        code: 'service.unavailable',
        message: 'The service cannot answer right now. Please try again.',
      },
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
  return undefined;
};

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
  const appError = toAppError(error);
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
