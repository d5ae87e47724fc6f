const addresses = import.meta.glob<string>('../assets/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../assets/**/*.svg', { query: '?raw', import: 'default' });

/** What the page says of the drawing itself, in the file's place. */
const SAID_BY_THE_PAGE = /\s(?:xmlns|width|height|role|aria-label|class)="[^"]*"/g;

const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * A drawing as markup, for the one picture that stands in sight when a page opens: it comes with the page, and costs no
 * round trip of its own. At most one in a page, since drawings name their gradients alike. Undefined for a drawing that knows
 * both hours: as a file it follows the theme that is chosen, in the page it would follow the device alone.
 * @throws Error when no drawing has that address
 */
export async function drawnInPage(url: string, alt: string, className = ''): Promise<string | undefined> {
  const [path = ''] = Object.entries(addresses).find(([, address]) => address === url) ?? [];
  const text = await texts[path]?.();
  if (!text) throw new Error(`There is no drawing in src/assets that is served as ${url}.`);
  if (text.includes('prefers-color-scheme')) return undefined;
  return text
    .replace(/<!--.*?-->|\n/gs, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(SAID_BY_THE_PAGE, '')
        .replace('<svg', `<svg role="img" aria-label="${quoted(alt)}" class="${quoted(className)}"`),
    );
}
