const urls = import.meta.glob<string>('../../assets/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../assets/**/*.svg', { query: '?raw', import: 'default' });

/** Attributes of the root element that the page sets itself or does not need. */
const ROOT_ATTRIBUTES = /\s(?:xmlns|width|height|role|aria-label|class)="[^"]*"/g;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * The markup of a drawing, for the one picture above the fold: inlined, it costs no request. At most one per page, because the
 * drawings reuse ids and classes. Colors by `light-dark()` follow the page's `color-scheme`, so the chosen theme.
 * Undefined for a drawing whose media query ignores `data-theme`: inlined it would follow the device.
 * @throws Error when no drawing has that URL
 */
export async function inlineSvg(url: string, alt: string, className = ''): Promise<string | undefined> {
  const [path = ''] = Object.entries(urls).find(([, known]) => known === url) ?? [];
  const source = await sources[path]?.();
  if (!source) throw new Error(`There is no drawing in src/assets that is served as ${url}.`);
  if (source.includes('prefers-color-scheme') && !source.includes('data-theme')) return undefined;
  return (
    source
      .replace(/<!--.*?-->|\n/gs, '')
      // Only for the drawing as a file of its own.
      .replace('svg:root{color-scheme:light dark}', '')
      .replace(/<svg\b[^>]*>/, (tag) =>
        tag
          .replace(ROOT_ATTRIBUTES, '')
          .replace(
            '<svg',
            `<svg role="img" aria-label="${escapeAttribute(alt)}" class="${escapeAttribute(className)}"`,
          ),
      )
  );
}
