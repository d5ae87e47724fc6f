import { refreshBills } from './bills.ts';
import { refreshClientApplications } from './client-applications.ts';
import { refreshClients } from './clients.ts';
import { refreshGuards } from './guards.ts';
import { refreshSecurityApplications } from './security-applications.ts';

/** Loads every list of the admin dashboard, as it does when it opens (SPEC section 4). */
export async function loadAdminDashboard(): Promise<void> {
  await Promise.all([
    refreshGuards(),
    refreshClients(),
    refreshBills(),
    refreshClientApplications(),
    refreshSecurityApplications(),
  ]);
}
