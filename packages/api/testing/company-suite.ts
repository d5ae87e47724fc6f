import { afterAll, beforeAll, expect } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { type Company, createCompany } from './company.ts';
import { invariantViolations } from './invariants.ts';

export interface CompanyApi {
  api: TestApi;
  company: Company;
}

/** Starts an API with a company before the tests of a file, and checks after them that its data kept every invariant. */
export function startsWithCompany(onStart: (started: CompanyApi) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    onStart({ api, company: await createCompany(api) });
  });
  afterAll(async () => {
    expect(await invariantViolations(api.db)).toEqual([]);
    await api.stop();
  });
}
