import { PurgeCSS } from 'purgecss';

/** Possible class names, which in Tailwind contain any character except spaces and quotes; and plain words, for tag names. */
const wordsOf = (text: string): string[] => {
  const decoded = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  return [...(decoded.match(/[^\s"'`]+/g) ?? []), ...(decoded.match(/[\w-]+/g) ?? [])];
};

/** `button-${variant}` in a template literal may produce any class that starts with `button-`. */
const prefixesOf = (text: string): RegExp[] =>
  Array.from(text.matchAll(/([\w-]+-)\$\{/g), ([, prefix]) => new RegExp(`^${prefix}`));

/**
 * Writes the initial value of a custom property in place of each `var()` that reads it, where no rule and no script sets it: Tailwind
 * composes values of properties such as `--tw-border-style`, most of which a page never sets.
 */
function withInitialValues(css: string, content: string): string {
  const rules = [...css.matchAll(/@property (--[\w-]+)\{(?:[^}]*initial-value:([^;}]*))?[^}]*\}/g)];
  return rules.reduce((text, [, name = '', initial]) => {
    const isSet = content.includes(name) || new RegExp(`[{;]\\s*${name}:`).test(css);
    if (isSet) return text;
    const read = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
    return text.replace(read, (_, fallback = '') => initial ?? fallback.trim());
  }, css);
}

/** Removes `@property` rules of custom properties that no rule reads any more, which PurgeCSS keeps. */
const withoutUnreadProperties = (css: string): string =>
  css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (css.includes(`var(${name}`) ? rule : ''));

/** Removes rules that PurgeCSS has emptied, and layers of such rules. */
const withoutEmptyRules = (css: string): string => css.replace(/[^{};]+\{(?:[^{};]+\{\})*\}/g, '');

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
  const text = withoutEmptyRules(withoutLicenceComment(purged?.css ?? css));
  return withoutUnreadProperties(withInitialValues(text, content));
}
