import type { EndpointSpec } from '@prahari/contract/endpoint';
import type { InputOf } from './endpoint-input.ts';
import { request } from './request.ts';

/** Returns the name in a Content-Disposition header (RFC 6266). */
const nameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';

/** The browser needs the file's URL until it begins to save. */
const REVOKE_AFTER_MS = 60_000;

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

/** Calls an endpoint of our own API and saves the file it replies with. @throws ApiError */
export async function download<E extends EndpointSpec>(endpoint: E, input: InputOf<E>): Promise<void> {
  const { body, headers } = await request({ endpoint, input: input as object | undefined, isFile: true });
  save(body as Blob, nameIn(headers));
}
