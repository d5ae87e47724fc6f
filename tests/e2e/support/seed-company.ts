import {
  acceptedGuard,
  apiClient,
  approvedClient,
  assignGuard,
  generateBill,
  newAccount,
} from './accounts.ts';
import type { Site } from './test.ts';

/** A client with a guard and a bill, the guard, and a guard with a pending application. */
export async function seedCompany(site: Site) {
  const [client, guard] = [await approvedClient(site), await acceptedGuard(site)];
  await assignGuard(site, guard.guardId, client.clientId);
  await generateBill(site, client.clientId);
  const applicant = await newAccount(site, 'security');
  await (await apiClient(site, applicant)).call('POST', '/security/application/submit', {
    fullName: applicant.name,
    dateOfBirth: '1990-01-01',
    address: 'Nashik',
    phoneNumber: applicant.phone,
    experience: 1,
    qualifications: 'Twelfth pass',
    documents: [],
  });
  return { client, guard, applicant };
}
