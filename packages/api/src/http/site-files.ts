import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface SiteFile {
  /** On disk. */
  path: string;
  type: string;
  /** Its precompressed brothers on disk. */
  encoded: { br?: string; gzip?: string };
  /** Of what it holds, worked out once. */
  hash: () => Promise<string>;
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

function typeOf(path: string): string {
  if (path.endsWith('.webmanifest')) return 'application/manifest+json';
  const type = getMimeType(path) ?? 'application/octet-stream';
  return /^(text\/|application\/(json|xml))/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}

function siteFile(path: string, known: ReadonlySet<string>): SiteFile {
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + SUFFIX[encoding];
    if (known.has(compressed)) encoded[encoding] = compressed;
  }
  let hashed: Promise<string> | undefined;
  const hash = () => {
    hashed ??= readFile(path).then((body) =>
      createHash('sha256').update(body).digest('base64url').slice(0, 27),
    );
    return hashed;
  };
  return { path, type: typeOf(path), encoded, hash };
}

/** A folder's pages have the address with and without the last slash. */
function addressesOf(address: string): string[] {
  if (!address.endsWith('/index.html')) return [address];
  const folder = address.slice(0, -'/index.html'.length);
  return folder === '' ? ['/', address] : [folder, `${folder}/`, address];
}

/** The files of a built site by the address they have. */
export function siteFiles(dir: string): { find: (requestPath: string) => SiteFile | undefined } {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const byAddress = new Map<string, SiteFile>();
  for (const path of paths) {
    const name = `/${relative(dir, path).split(sep).join('/')}`;
    const isVariant = /\.(br|gz)$/.test(name) && known.has(path.replace(/\.(br|gz)$/, ''));
    // Unknown paths go to `/`, so the page for them is only for other hosts; dot files are ours, not the site's.
    if (isVariant || name === '/404.html' || name.includes('/.')) continue;
    const file = siteFile(path, known);
    for (const address of addressesOf(name)) byAddress.set(address, file);
  }
  return {
    find: (requestPath) => {
      try {
        return byAddress.get(decodeURIComponent(requestPath));
      } catch {
        return undefined;
      }
    },
  };
}
