interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/** Allows only empty strings as HTML: react-aria clears its live region with `innerHTML = ''`. */
export function allowEmptyHtml(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
