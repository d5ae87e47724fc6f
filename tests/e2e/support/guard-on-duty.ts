import { acceptedGuard, adminApiClient, approvedClient } from './accounts.ts';
import { inDays } from './days.ts';
import type { Site } from './test.ts';

const place = { street: '14 Prabhat Road, Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' };

/** A guard whose 24-hour duty runs now, whatever the hour, in a company that keeps attendance. */
export async function guardOnDuty(site: Site) {
  const [client, guard, admin] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  await admin.call('PUT', '/admin/company', { attendance: 'on' });
  await admin.call('POST', '/admin/assign-guard', {
    guardId: guard.guardId,
    clientId: client.clientId,
    startDate: inDays(-1),
    endDate: inDays(40),
    shift: '24h',
    location: place,
  });
  return guard;
}
