import { vi } from 'vitest';

/** For tests in Node: puts the API on the page's own origin. Call it before importing modules that call the API. */
export function stubSameOrigin(origin: string): void {
  vi.stubEnv('PUBLIC_API_URL', origin);
  vi.stubGlobal('location', Object.assign(globalThis.location ?? {}, { origin, href: `${origin}/` }));
}

/** The reply of a list with a single page. */
export const onlyPage = (data: readonly unknown[]) => ({
  success: true,
  data,
  nextCursor: null,
  total: data.length,
});
