interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * The page's Content-Security-Policy requires Trusted Types. react-aria clears its live region with `innerHTML = ''`: the default
 * policy allows an empty string and refuses everything else.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
