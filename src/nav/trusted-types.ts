interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * The page's policy lets no script write HTML from text (Trusted Types). react-aria empties its announcements by writing
 * an empty text; this lets that through, and nothing else.
 */
export function allowEmptying(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
