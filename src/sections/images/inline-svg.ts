const urls = import.meta.glob<string>('../../assets/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../assets/**/*.svg', { query: '?raw', import: 'default' });

/** Root attributes that the page sets itself or does not need. */
const ROOT_ATTRIBUTES = /\s(?:xmlns|width|height|role|aria-label|class)="[^"]*"/g;

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Returns the markup of a drawing; undefined if it follows only the device's theme.
 * @throws Error when no drawing has that URL
 */
export async function inlineSvg(url: string, alt: string, className = ''): Promise<string | undefined> {
  const [path = ''] = Object.entries(urls).find(([, known]) => known === url) ?? [];
  const source = await sources[path]?.();
  if (!source) throw new Error(`There is no drawing in src/assets that is served as ${url}.`);
  if (source.includes('prefers-color-scheme') && !source.includes('data-theme')) return undefined;
  return source
    .replace(/<!--.*?-->|\n/gs, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(ROOT_ATTRIBUTES, '')
        .replace(
          '<svg',
          `<svg role="img" aria-label="${escapeAttribute(alt)}" class="${escapeAttribute(className)}"`,
        ),
    );
}
