import { randomUUID } from 'node:crypto';
import { addDays, today } from '@prahari/domain/days';
import { adminApiClient } from './accounts.ts';
import type { Site } from './test.ts';

/** The month before this one. */
export const lastMonth = addDays(today(), -Number(today().slice(8))).slice(0, 7);

export interface SeededClient {
  clientId: string;
  postId: string;
  name: string;
}

interface Seed {
  /** Rupees a month by its days; none when 0. */
  amount?: number;
  isAgreed?: boolean;
}

/** A client whose day post a guard held all last month, agreed by the client's link. */
export async function seedBilledClient(
  site: Site,
  { amount = 22_000, isAgreed = true }: Seed = {},
): Promise<SeededClient> {
  const api = await adminApiClient(site);
  const dataOf = async <T>(method: string, path: string, body?: object): Promise<T> =>
    ((await api.call(method, path, body)) as { data: T }).data;
  const id = randomUUID().slice(0, 8);
  const name = `Aster Clinic ${id}`;
  const startDate = `${lastMonth}-01`;
  const { _id: clientId } = await dataOf<{ _id: string }>('POST', '/admin/clients', {
    name,
    phone: phone(),
    place: { street: 'Main gate, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
    shift: 'day',
    startDate,
    endDate: addDays(today(), 60),
    asked: 1,
  });
  const record = await dataOf<{ posts: { _id: string }[] }>('GET', `/admin/clients/${clientId}/record`);
  const postId = record.posts[0]?._id ?? '';
  const guard = await dataOf<{ _id: string }>('POST', '/admin/guards', {
    name: `Kavita Rathore ${id}`,
    phone: phone(),
    city: 'Pune',
  });
  await api.call('POST', '/admin/assign-to-post', {
    postId,
    guardIds: [guard._id],
    startDate,
    endDate: addDays(today(), 3),
    papersReason: 'At the office',
  });
  if (amount > 0)
    await api.call('POST', '/admin/rates', {
      clientId,
      basis: 'calendar',
      hours: 12,
      amount,
      from: '2026-01-01',
    });
  if (isAgreed) await agree(site, postId);
  return { clientId, postId, name };
}

const phone = () => `+91 9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Agrees last month at a post by the link that the client gets. */
async function agree(site: Site, postId: string): Promise<void> {
  const api = await adminApiClient(site);
  const sent = (await api.call('POST', '/admin/muster/send', { postId, month: lastMonth })) as {
    data: { url: string };
  };
  const token = sent.data.url.split('#')[1];
  const reply = await fetch(`${site.url}/api/muster/${token}/agree`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!reply.ok) throw new Error(`agreeing: ${reply.status} ${await reply.text()}`);
}
