interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/**
 * Allows two strings only: none as HTML, because react-aria clears its live region with `innerHTML = ''`, and the
 * worker that opens the guard's page without network (src/offline/worker.ts).
 */
export function allowFewStrings(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) => (url === '/worker.js' ? url : null),
  });
}
