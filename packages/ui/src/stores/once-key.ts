/**
 * Idempotency keys of one form: the same for the same body however often it is sent, until it succeeded.
 * A changed body gets another key, because the server refuses a key that comes back with another body.
 */
export function createOnceKey() {
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
