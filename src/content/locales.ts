/** Languages of the site (BCP 47) and the path prefix of their pages; the first is the default. */
export const locales = [{ tag: 'en-IN', prefix: '' }] as const;
