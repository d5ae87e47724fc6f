import pino, { type DestinationStream, type Logger } from 'pino';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * The logged parts of an error. Drivers attach the values of the failing row (`detail`, `where`, `parameters`), which may be
 * personal data; type, message, code and stack suffice.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(textOf(code) !== undefined && { code }),
    ...(typeof errcode === 'number' && { errcode }),
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
  };
}

/** Structured lines on standard error, without passwords, tokens, codes, addresses or bodies at any level. */
export const createLog = (
  level: string,
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => pino({ level, serializers: { err: serializeError } }, to);
