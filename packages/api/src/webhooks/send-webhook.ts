import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { ForbiddenTarget, hostOf, targetAddress } from './target-address.ts';

const TIMEOUT_MS = 10_000;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request and returns the HTTP status of its reply. Redirects are not followed. */
export type SendWebhook = (request: WebhookRequest) => Promise<number>;

/** Opens a connection to an address that was found to be allowed. */
export type ConnectTo = (target: { host: string; port: number }) => Socket;

export interface SenderOptions {
  /** Opens the connection; a test replaces it. */
  connectTo?: ConnectTo | undefined;
  /** True while the server is developed: it may call this machine over http. */
  canBeLoopback: boolean;
  /** 10 s if left out. */
  timeoutMs?: number;
  /** Certificates to trust instead of the well-known ones, for tests. */
  ca?: string;
}

async function post({ url, headers, body }: WebhookRequest, options: SenderOptions, signal: AbortSignal) {
  const target = new URL(url);
  const address = await targetAddress(target, options);
  const host = hostOf(target);
  const isTls = target.protocol === 'https:';
  const port = Number(target.port) || (isTls ? 443 : 80);
  const socket = (options.connectTo ?? connect)({ host: address, port });
  const request = (isTls ? requestHttps : requestHttp)({
    method: 'POST',
    host,
    port,
    path: `${target.pathname}${target.search}`,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
    createConnection: () =>
      isTls
        ? connectTls({
            socket,
            host,
            ...(!isIP(host) && { servername: host }),
            ...(options.ca && { ca: options.ca }),
          })
        : socket,
  });
  request.end(body);
  const [response] = await once(request, 'response', { signal });
  const status: number = response.statusCode;
  // Only the status counts, however long the reply is.
  request.destroy();
  return status;
}

/** Sends webhooks over connections of their own, each within ten seconds in all. */
export const webhookSender =
  (options: SenderOptions): SendWebhook =>
  async (request) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const timedOut = once(signal, 'abort').then(() => {
      throw signal.reason;
    });
    return Promise.race([post(request, options, signal), timedOut]);
  };

const REASONS: Readonly<Record<string, string>> = {
  ABORT_ERR: 'No reply within ten seconds',
  ENOTFOUND: 'The host name is unknown',
  EAI_AGAIN: 'The host name could not be looked up',
  ECONNREFUSED: 'Nothing answers at this address',
  ECONNRESET: 'The connection was broken',
  EPIPE: 'The connection was broken',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The network cannot be reached',
  EPROTO: 'Nothing speaks HTTPS at this address',
};

/** Returns an error of sending in plain words. */
export function sendError(error: unknown): string {
  if (error instanceof ForbiddenTarget) return error.message;
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'TimeoutError') return REASONS.ABORT_ERR ?? '';
  const known = REASONS[String(code)];
  if (known) return known;
  if (/^HPE_/.test(String(code))) return 'The reply is not valid HTTP';
  return /CERT|TLS|SSL|SELF_SIGNED|ALTNAME|LEAF_SIGNATURE|INVALID_CA|HOSTNAME_MISMATCH/i.test(String(code))
    ? 'The certificate is not valid'
    : `The request failed${code ? ` (${code})` : ''}`;
}
