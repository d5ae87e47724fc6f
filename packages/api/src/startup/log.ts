import pino, { type DestinationStream, type Logger } from 'pino';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the parts of an error to log. Drivers attach values, which may be personal data. */
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

/** Logs lines of JSON to standard error, without passwords, tokens, codes, addresses or bodies. */
export const createLog = (
  level: string,
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => pino({ level, serializers: { err: serializeError } }, to);
