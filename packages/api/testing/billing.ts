import { today } from '@prahari/domain/days';
import type { TestApi } from './api.ts';
import { addPost, type Company, daysFromToday, type TestGuard } from './company.ts';

/** The month before this one, all of whose duties are over, and its days. */
export const lastMonth = daysFromToday(-Number(today().slice(8))).slice(0, 7);
export const dayOfLastMonth = (day: number): string => `${lastMonth}-${String(day).padStart(2, '0')}`;
export const daysOfLastMonth = Number(daysFromToday(-Number(today().slice(8))).slice(8));

/** Makes clients whose guards worked in a month, and calls about their bills. */
export function billing({ api, company }: { api: TestApi; company: Company }) {
  const rate = (body: object) => api.post('/admin/rates', body, company.admin);
  const drafts = async (query: string) =>
    (await api.get(`/admin/bill-drafts?${query}`, company.admin)).body.data;
  const make = (body: object) => api.post('/admin/bills/make-month', body, company.admin);

  /** A client with one day post; each of `spans` is a guard's first and last day of last month. */
  async function client(spans: readonly (readonly [number, number])[], { amount = 22_000 } = {}) {
    const added = await company.addClient({}, { name: `Client ${Math.random()}` });
    const { clientId } = added;
    const post = async (shift: 'day' | 'night', of: readonly (readonly [number, number])[]) => {
      const postId = await addPost(api, company.admin, clientId, {
        shift,
        asked: Math.max(1, of.length),
        startDate: dayOfLastMonth(1),
        endDate: daysFromToday(300),
      });
      const guards: TestGuard[] = [];
      for (const [first, last] of of) {
        const guard = await company.addGuard({ name: `Guard ${Math.random()}` });
        guards.push(guard);
        const assigned = await api.post(
          '/admin/assign-to-post',
          {
            postId,
            guardIds: [guard.guardId],
            startDate: dayOfLastMonth(first),
            endDate: daysFromToday(1),
            papersReason: 'Papers are at the office',
          },
          company.admin,
        );
        if (assigned.status !== 201) throw new Error(JSON.stringify(assigned.body));
        // Nobody can be assigned for days that are over only.
        const isLater = api.db.deleteFrom('duties').where('guard_id', '=', guard.guardId);
        await isLater.where('day', '>', dayOfLastMonth(last)).execute();
      }
      return { postId, guards };
    };
    const { postId, guards } = await post('day', spans);
    if (amount > 0) await rate({ clientId, basis: 'calendar', hours: 12, amount, from: '2020-01-01' });
    const agree = async (id = postId) => {
      const body = { postId: id, month: lastMonth };
      await api.post('/admin/muster/send', body, company.admin);
      return api.post('/client/muster/agree', body, added.token);
    };
    const draft = async (basedOn = 'planned', month = lastMonth) =>
      (await drafts(`month=${month}&basedOn=${basedOn}&clientId=${clientId}`))[0];
    const makeOwn = async (body: object = {}) =>
      (await make({ month: lastMonth, clientIds: [clientId], basedOn: 'planned', ...body })).body.data[0];
    return { ...added, clientId, postId, guards, post, agree, draft, make: makeOwn };
  }
  return { rate, drafts, make, client };
}
