import { vi } from 'vitest';

/** For tests in Node: the API is on the page's own origin. Call it before importing what calls the API. */
export function stubSameOrigin(origin: string): void {
  vi.stubEnv('PUBLIC_API_URL', origin);
  vi.stubGlobal('location', Object.assign(globalThis.location ?? {}, { origin, href: `${origin}/` }));
}

/** The only page of a list, as the contract replies it. */
export const onlyPage = (data: readonly unknown[]) => ({
  success: true,
  data,
  nextCursor: null,
  total: data.length,
});
