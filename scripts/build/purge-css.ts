import { PurgeCSS } from 'purgecss';

/** Class names as Tailwind writes them, with any sign but blanks and quotes; and the plain words between such signs, for tag names. */
const wordsOf = (text: string): string[] => {
  const decoded = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  return [...(decoded.match(/[^\s"'`]+/g) ?? []), ...(decoded.match(/[\w-]+/g) ?? [])];
};

/** In a template literal, `button-${variant}` may become any class that begins with `button-`. */
const prefixesOf = (text: string): RegExp[] =>
  Array.from(text.matchAll(/([\w-]+-)\$\{/g), ([, prefix]) => new RegExp(`^${prefix}`));

/** PurgeCSS keeps the registration of a custom property that no rule reads any more. */
const withoutUnreadProperties = (css: string): string =>
  css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''));

/**
 * The part of the CSS that a page needs: rules for the elements and classes that occur in its markup or in any script or
 * stylesheet it may load. Attributes and states change while a page is used, so that no rule goes for their sake.
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
  return withoutUnreadProperties(purged?.css ?? css);
}
