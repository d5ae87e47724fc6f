/**
 * Idempotency keys of one form: a retry of the same body reuses its key until it succeeds.
 * A changed body gets a new key, because the server refuses a known key with another body.
 */
export function createIdempotencyKey() {
  let sent = '';
  let key = '';
  return {
    of(body: unknown): string {
      const text = JSON.stringify(body);
      if (text !== sent) {
        sent = text;
        // not randomUUID: browsers have that only on https and localhost
        key = crypto.getRandomValues(new Uint32Array(4)).join('-');
      }
      return key;
    },
    done(): void {
      sent = '';
    },
  };
}
