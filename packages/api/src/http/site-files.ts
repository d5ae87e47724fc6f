import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { apiBase } from '@prahari/contract/api-base';
import { getMimeType } from 'hono/utils/mime';
import type { Config } from '../config.ts';

/** The addresses that the server writes into the pages of a release at start. */
export type Addresses = Pick<Config, 'siteUrl' | 'publicApiUrl'>;

export interface SiteFile {
  type: string;
  body: Buffer<ArrayBuffer>;
  /** Its precompressed variants. */
  encoded: { br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> };
  /** The hash of its content. */
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

/** The addresses in pages that were built for no address in particular, as in a release: the server replaces them at start. */
export const ANY_SITE = 'https://prahari.invalid';
export const ANY_API = 'https://api.prahari.invalid';

/** Fast, because the start waits for it; a page is 1 % larger than with the best quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const codecs = {
  br: { decode: brotliDecompressSync, encode: (body: Buffer) => brotliCompressSync(body, BROTLI) },
  gzip: { decode: gunzipSync, encode: (body: Buffer) => gzipSync(body) },
} as const;

function withAddresses(text: Buffer, { siteUrl, publicApiUrl }: Addresses): Buffer<ArrayBuffer> {
  const replaced = text.toString().replaceAll(ANY_SITE, siteUrl);
  if (!publicApiUrl) return Buffer.from(replaced);
  return Buffer.from(
    replaced
      .replaceAll(apiBase(ANY_API), apiBase(publicApiUrl))
      // in the policy
      .replaceAll(ANY_API, new URL(publicApiUrl).origin),
  );
}

/** Puts the addresses into a page, a sitemap or robots.txt that was built for any. */
function addressed(file: Pick<SiteFile, 'body' | 'encoded'>, addresses: Addresses) {
  if (![ANY_SITE, ANY_API].some((address) => file.body.includes(address))) return file;
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = file.encoded[encoding];
    const { decode, encode } = codecs[encoding];
    // not of the body: a compressed page is without its policy's meta element
    if (variant) encoded[encoding] = Buffer.from(encode(withAddresses(decode(variant), addresses)));
  }
  return { body: withAddresses(file.body, addresses), encoded };
}

function siteFile(path: string, known: ReadonlySet<string>, addresses: Addresses): SiteFile {
  const built: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + SUFFIX[encoding];
    if (known.has(compressed)) built[encoding] = readFileSync(compressed);
  }
  const type = typeOf(path);
  const { body, encoded } = addressed({ body: readFileSync(path), encoded: built }, addresses);
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
 * @param addresses for pages built for `ANY_SITE` and `ANY_API`
 */
export function siteFiles(dir: string, addresses: Addresses): SiteFiles {
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
    const file = siteFile(path, known, addresses);
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
