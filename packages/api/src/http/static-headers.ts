import type { Config } from '../config.ts';
import { newApp } from './context.ts';
import { securityHeaders } from './security-headers.ts';
import { HASHED, serveSite } from './site.ts';
import { type Addresses, siteFiles } from './site-files.ts';

/** Headers that depend on the response, not on the path. */
const PER_RESPONSE = new Set(['content-length', 'content-type', 'etag', 'vary']);

type Headers = ReadonlyMap<string, string>;

const only = (headers: Headers, keep: (name: string, value: string) => boolean): Headers =>
  new Map([...headers].filter(([name, value]) => keep(name, value)));

const block = (address: string, headers: Headers): string =>
  [address, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Returns the headers of a built site as a `_headers` file for static hosts (Cloudflare Pages). */
export async function staticHeaders(dir: string, config: Pick<Config, 'corsOrigins'> & Addresses) {
  const app = newApp();
  serveSite(app, dir, config);
  const answers = new Map<string, Headers>();
  for (const address of siteFiles(dir, config).addresses()) {
    const { headers } = await app.request(address);
    const place = address.startsWith(HASHED) ? `${HASHED}*` : address;
    answers.set(
      place,
      only(new Map([...securityHeaders(config), ...headers]), (name) => !PER_RESPONSE.has(name)),
    );
  }
  const all = [...answers.values()];
  const isShared = (name: string, value: string) => all.every((headers) => headers.get(name) === value);
  const shared = only(all[0] ?? new Map(), isShared);
  const own = [...answers].map(([place, headers]) =>
    block(
      place,
      only(headers, (...header) => !isShared(...header)),
    ),
  );
  return `${[block('/*', shared), ...own].join('\n')}\n`;
}
