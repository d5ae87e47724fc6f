/** A GET that the page's inline script sent before this code loaded (src/nav/early-calls.ts). */
interface EarlyCall {
  /** The token it was sent with. */
  token: string;
  /** Rejects when there was no response. */
  reply: Promise<Response>;
}

declare global {
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** Older replies may be out of date. */
const FRESH_MS = 10_000;

/** Takes the reply to an early call once; undefined without a fresh one of this session. */
export function takeEarlyReply(url: string, token: string | undefined): Promise<Response> | undefined {
  const call = globalThis.earlyCalls?.get(url);
  globalThis.earlyCalls?.delete(url);
  return call && call.token === token && performance.now() < FRESH_MS ? call.reply : undefined;
}
