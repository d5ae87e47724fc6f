import { PurgeCSS } from 'purgecss';

/** Possible class names, which in Tailwind contain any character except spaces and quotes; and plain words, for tag names. */
const wordsOf = (text: string): string[] => {
  const decoded = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  return [...(decoded.match(/[^\s"'`]+/g) ?? []), ...(decoded.match(/[\w-]+/g) ?? [])];
};

/** `button-${variant}` in a template literal may produce any class that starts with `button-`. */
const prefixesOf = (text: string): RegExp[] =>
  Array.from(text.matchAll(/([\w-]+-)\$\{/g), ([, prefix]) => new RegExp(`^${prefix}`));

/** Removes `@property` rules of custom properties that no rule reads any more, which PurgeCSS keeps. */
const withoutUnreadProperties = (css: string): string =>
  css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''));

/** Tailwind's licence is in third-party-notices.txt. */
const withoutLicenceComment = (css: string): string => css.replace(/\/\*! tailwindcss[^*]*\*\/\s*/g, '');

/**
 * The part of the CSS that a page needs: rules for elements and classes that occur in its markup or in any script or
 * stylesheet it may load. Attributes and states change at run time, so they never cause a rule to be removed.
 */
export async function purgeCss(css: string, content: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: content, extension: 'html' }],
    defaultExtractor: wordsOf,
    dynamicAttributes: css.match(/(?<=\[)[\w-]+/g) ?? [],
    variables: true,
    safelist: { standard: [/^:/, ...prefixesOf(content)], variables: content.match(/--[\w-]+/g) ?? [] },
  });
  return withoutUnreadProperties(withoutLicenceComment(purged?.css ?? css));
}
