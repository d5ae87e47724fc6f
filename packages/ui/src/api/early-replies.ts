/** A GET that the page's inline script sent before this code was loaded (the site's src/nav/early-calls.ts). */
interface EarlyCall {
  /** The token it was sent with. */
  token: string;
  /** Rejects when there was no response. */
  reply: Promise<Response>;
}

declare global {
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** Older replies are not what the server would answer now. */
const FRESH_MS = 10_000;

/** The reply to an early call, once. Undefined when none was sent, and when it is too old or belongs to another session. */
export function takeEarlyReply(url: string, token: string | undefined): Promise<Response> | undefined {
  const call = globalThis.earlyCalls?.get(url);
  globalThis.earlyCalls?.delete(url);
  return call && call.token === token && performance.now() < FRESH_MS ? call.reply : undefined;
}
