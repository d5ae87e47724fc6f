import { expect, test } from 'vitest';
import { clientApplicationBody, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';

const { api, company } = await startCompany();

test.each([
  ['the order in which they were accepted', [0, 1]],
  ['the other order', [1, 0]],
])('a client is none once all accepted requests are reopened, in %s', async (_, order) => {
  const { token } = await api.signIn('client');
  const accepted: string[] = [];
  for (const location of ['Gate 4, Noida', 'Tower B, Noida']) {
    const body = clientApplicationBody({ location });
    const sent = expectStatus(await api.post('/client/submit-application', body, token), 201);
    const applicationId = sent.body.data._id;
    const answer = { applicationId, status: 'approved' };
    expectStatus(await api.post('/admin/accept-application', answer, company.admin), 200);
    accepted.push(applicationId);
  }
  for (const index of order) {
    const reopened = { applicationId: accepted[index] };
    expectStatus(await api.post('/admin/reopen-application', reopened, company.admin), 200);
  }
  expect((await api.get('/client/profile', token)).body.data).toBeNull();
});
