import {
  acceptedGuard,
  applyForJob,
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
  await applyForJob(site, applicant);
  return { client, guard, applicant };
}
