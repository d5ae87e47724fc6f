import { afterAll, expect } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { type Company, createCompany } from './company.ts';
import { invariantViolations } from './invariants.ts';

/**
 * Starts an API with a company for the tests of a file. Checks after them that its data kept every
 * invariant.
 */
export async function startCompany(
  ...options: Parameters<typeof startApi>
): Promise<{ api: TestApi; company: Company }> {
  const api = await startApi(...options);
  afterAll(async () => {
    expect(await invariantViolations(api.db)).toEqual([]);
    await api.stop();
  });
  return { api, company: await createCompany(api) };
}
