/** Creates a form's idempotency keys. A retry reuses the key; a changed body gets a new one. */
export function createIdempotencyKey() {
  let sent = '';
  let key = '';
  return {
    of(body: unknown): string {
      const text = JSON.stringify(body);
      if (text !== sent) {
        sent = text;
        // randomUUID exists only on https and localhost.
        key = crypto.getRandomValues(new Uint32Array(4)).join('-');
      }
      return key;
    },
    done(): void {
      sent = '';
    },
  };
}
