/** The languages of the site, BCP 47, the first for whoever speaks none of them. One more goes here with its pages' prefix. */
export const locales = [{ tag: 'en-IN', prefix: '' }] as const;
