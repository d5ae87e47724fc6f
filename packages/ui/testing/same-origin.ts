import { vi } from 'vitest';
import { configureApi } from '../src/api/configure-api.ts';

/** For tests in Node: the API is on the page's own origin. */
export function stubSameOrigin(origin: string): void {
  vi.stubGlobal('location', Object.assign(globalThis.location ?? {}, { origin, href: `${origin}/` }));
  configureApi({ url: origin });
}

/** The reply of a list with a single page. */
export const onlyPage = (data: readonly unknown[]) => ({
  success: true,
  data,
  nextCursor: null,
  total: data.length,
});
