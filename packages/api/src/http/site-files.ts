import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { apiBase } from '@prahari/contract/endpoint';
import { getMimeType } from 'hono/utils/mime';
import type { Config } from '../config.ts';

/** The addresses that the server writes into a release's pages at start. */
export type Addresses = Pick<Config, 'siteUrl' | 'publicApiUrl'>;

export interface SiteFile {
  type: string;
  body: Buffer<ArrayBuffer>;
  /** Its precompressed variants. */
  encoded: { br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> };
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

/** Placeholder addresses in a release's pages, which the server replaces at start. */
export const ANY_SITE = 'https://prahari.invalid';
export const ANY_API = 'https://api.prahari.invalid';

/** A higher quality would delay the start. */
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
      // The policy names the origin alone.
      .replaceAll(ANY_API, new URL(publicApiUrl).origin),
  );
}

/** Puts the addresses into a page, a sitemap or robots.txt with placeholders. */
function addressed(file: Pick<SiteFile, 'body' | 'encoded'>, addresses: Addresses) {
  if (![ANY_SITE, ANY_API].some((address) => file.body.includes(address))) return file;
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = file.encoded[encoding];
    const { decode, encode } = codecs[encoding];
    // A compressed page lacks its policy's meta element, so it isn't built from the body.
    if (variant) encoded[encoding] = Buffer.from(encode(withAddresses(decode(variant), addresses)));
  }
  return { body: withAddresses(file.body, addresses), encoded };
}

/** Copies the policy: a part of a string would keep its whole page in memory a second time. */
const policyOf = (page: Buffer): string | undefined => {
  const policy = POLICY.exec(page.toString())?.[1];
  return policy && Buffer.from(policy).toString();
};

function siteFile(path: string, known: ReadonlySet<string>, addresses: Addresses): SiteFile {
  const variants: SiteFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = path + SUFFIX[encoding];
    if (known.has(compressed)) variants[encoding] = readFileSync(compressed);
  }
  const type = typeOf(path);
  const { body, encoded } = addressed({ body: readFileSync(path), encoded: variants }, addresses);
  return {
    type,
    body,
    encoded,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    policy: type.startsWith('text/html') ? policyOf(body) : undefined,
  };
}

/** Serves `about/index.html` at /about and /about/, but not at its own name (SPEC section 2). */
function addressesOf(address: string): string[] {
  if (!address.endsWith('/index.html')) return [address];
  const folder = address.slice(0, -'/index.html'.length);
  return folder === '' ? ['/'] : [folder, `${folder}/`];
}

/** Hidden files aren't served, besides those of RFC 8615. */
const isHidden = (name: string): boolean => name.replace(/^\/\.well-known\//, '/').includes('/.');

export interface SiteFiles {
  find: (requestPath: string) => SiteFile | undefined;
  addresses: () => string[];
}

/** Reads the files of a built site into memory, by URL path. */
export function siteFiles(dir: string, addresses: Addresses): SiteFiles {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const byAddress = new Map<string, SiteFile>();
  for (const path of paths) {
    const name = `/${relative(dir, path).split(sep).join('/')}`;
    const isVariant = /\.(br|gz)$/.test(name) && known.has(path.replace(/\.(br|gz)$/, ''));
    // 404.html and _headers are for other hosts; unknown paths redirect to `/` here.
    if (isVariant || FOR_OTHER_HOSTS.has(name) || isHidden(name)) continue;
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
