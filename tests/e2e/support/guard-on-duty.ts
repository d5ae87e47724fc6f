import { acceptedGuard, adminApiClient, approvedClient } from './accounts.ts';
import { inDays } from './days.ts';
import type { Site } from './test.ts';

const place = { street: '14 Prabhat Road, Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' };
const HOUR_MS = 3_600_000;
const hourInIndia = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Asia/Kolkata' });

/** A guard whose 24-hour duty began one to two hours ago, whatever the time, in a company that keeps attendance, and the client. */
export async function guardOnDuty(site: Site) {
  const [client, guard, admin] = [
    await approvedClient(site),
    await acceptedGuard(site),
    await adminApiClient(site),
  ];
  await admin.call('PUT', '/admin/company', { attendance: 'on' });
  const startsAt = `${hourInIndia.format(Date.now() - HOUR_MS)}:00`;
  const period = { startDate: inDays(-1), endDate: inDays(40) };
  const { data: post } = (await admin.call('POST', '/admin/posts', {
    clientId: client.clientId,
    ...{ place, shift: '24h', startsAt, hours: 24, asked: 1, ...period },
  })) as { data: { _id: string } };
  await admin.call('POST', '/admin/assign-to-post', {
    postId: post._id,
    guardIds: [guard.guardId],
    papersReason: 'At the office',
    ...period,
  });
  return { ...guard, startsAt, client };
}
