import type { EndpointSpec } from '@prahari/contract/endpoint';
import { ApiError } from './ApiError.ts';
import type { InputOf } from './endpoint-input.ts';
import { fetchTarget, parse, target } from './request.ts';
import { stepUpFor } from './step-up-handler.ts';
import { tokenRefused } from './token.ts';

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
  const response = await fetchTarget(endpoint, target(endpoint, input as object | undefined), {}).catch(
    (cause: unknown) => {
      throw Object.assign(new ApiError(0, undefined), { cause });
    },
  );
  const { ok, status, headers } = response;
  if (status === 401) tokenRefused();
  if (!ok) {
    const error = new ApiError(status, parse(await response.text()), headers.get('retry-after'));
    if (status === 403 && (await stepUpFor(error.code))) return download(endpoint, input);
    throw error;
  }
  const file = await response.blob().catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, undefined), { cause });
  });
  save(file, nameIn(headers));
}
