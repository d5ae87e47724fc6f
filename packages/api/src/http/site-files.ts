import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface SiteFile {
  type: string;
  body: Buffer<ArrayBuffer>;
  /** Its precompressed variants. */
  encoded: { br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> };
  /** Of its content. */
  hash: string;
  /** The Content-Security-Policy of a page's meta element; undefined for other files. */
  policy: string | undefined;
}

const FOR_OTHER_HOSTS: ReadonlySet<string> = new Set(['/404.html', '/_headers']);
const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

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
    if (known.has(compressed)) encoded[encoding] = readFileSync(compressed);
  }
  const type = typeOf(path);
  const body = readFileSync(path);
  return {
    type,
    body,
    encoded,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    policy: type.startsWith('text/html') ? POLICY.exec(body.toString())?.[1] : undefined,
  };
}

/** `about/index.html` is served at /about and /about/. Its own name is no route (SPEC section 2). */
function addressesOf(address: string): string[] {
  if (!address.endsWith('/index.html')) return [address];
  const folder = address.slice(0, -'/index.html'.length);
  return folder === '' ? ['/'] : [folder, `${folder}/`];
}

export interface SiteFiles {
  find: (requestPath: string) => SiteFile | undefined;
  addresses: () => string[];
}

/**
 * The files of a built site by URL path, read once: a response waits neither for the disk nor for other work in the threads that
 * files are read with.
 */
export function siteFiles(dir: string): SiteFiles {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const byAddress = new Map<string, SiteFile>();
  for (const path of paths) {
    const name = `/${relative(dir, path).split(sep).join('/')}`;
    const isVariant = /\.(br|gz)$/.test(name) && known.has(path.replace(/\.(br|gz)$/, ''));
    // 404.html and _headers are for other hosts: here unknown paths redirect to `/`. Dot files are not public.
    if (isVariant || FOR_OTHER_HOSTS.has(name) || name.includes('/.')) continue;
    const file = siteFile(path, known);
    for (const address of addressesOf(name)) byAddress.set(address, file);
  }
  return {
    addresses: () => [...byAddress.keys()],
    find: (requestPath) => {
      try {
        return byAddress.get(decodeURIComponent(requestPath));
      } catch {
        return undefined;
      }
    },
  };
}
