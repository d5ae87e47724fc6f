import { describe, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { concurrently, countByStatus } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { addGuardedPost, dayOf, daysInMonth, month, sendForToken } from '../../../../testing/muster.ts';

const { api, company } = await startCompany();
await api.put('/admin/company', { attendance: 'on' }, company.admin);
const guarded = (guards?: number) => addGuardedPost(api, company, guards);

describe('a link', () => {
  it('reads, disputes and agrees this month, and can do nothing else', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    const read = await api.get(`/muster/${token}`);
    expect(read.body.data).toEqual(await post.read());
    const days = [{ day: dayOf(3), reason: 'Nobody came' }];
    expect((await api.post(`/muster/${token}/dispute`, { days })).body.data.state).toBe('disputed');
    const guardId = post.guards[0]?.guardId;
    await post.office('answer-dispute', { day: dayOf(3), guardId, counts: 0, note: '' });
    const agreed = await api.post(`/muster/${token}/agree`, {});
    expect(agreed.body.data).toMatchObject({
      state: 'agreed',
      agreed: { by: post.client.name, byLink: true },
      totals: { duties: daysInMonth - 1 },
    });
    for (const path of [`/client/muster?month=${month}`, '/client/profile', '/admin/musters'])
      expect((await api.get(path, token)).status).toBeGreaterThanOrEqual(401);
    const text = JSON.stringify(await api.db.selectFrom('muster_links').selectAll().execute());
    expect(text).not.toContain(token);
  });

  it('takes a long list of days, which a made-up one does not', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    const days = Array.from({ length: 60 }, () => ({ day: dayOf(3), reason: 'Nobody came. '.repeat(30) }));
    expect((await api.post(`/muster/${token}/dispute`, { days })).status).toBe(200);
    expect((await api.post(`/muster/${'x'.repeat(43)}/dispute`, { days })).status).toBe(413);
  });

  it('ends after 14 days, and a made-up one is refused alike', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    await api.db.updateTable('muster_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    // Text that is no token is no path of the API.
    const malformed = ['x', '%00', encodeURIComponent("'; --")];
    for (const tried of [token, 'x'.repeat(43), ...malformed])
      for (const call of [
        () => api.get(`/muster/${tried}`),
        () => api.post(`/muster/${tried}/agree`, {}),
        () => api.post(`/muster/${tried}/dispute`, { days: [{ day: dayOf(3), reason: 'x' }] }),
      ])
        expect(statusAndCode(await call())).toEqual([
          404,
          malformed.includes(tried) ? 'request.unknown_path' : 'muster.link_invalid',
        ]);
  });

  it('leads nowhere while the client’s account is disabled', async () => {
    const post = await guarded(1);
    const token = await sendForToken(post);
    const set = (act: 'disable' | 'enable') =>
      api.post(`/admin/accounts/${act}`, { accountId: post.client.userId }, company.admin);
    expect((await set('disable')).status).toBe(200);
    const days = [{ day: dayOf(3), reason: 'x' }];
    for (const call of [
      () => api.get(`/muster/${token}`),
      () => api.post(`/muster/${token}/agree`, {}),
      () => api.post(`/muster/${token}/dispute`, { days }),
    ])
      expect(statusAndCode(await call())).toEqual([404, 'muster.link_invalid']);
    expect((await set('enable')).status).toBe(200);
    expect((await api.get(`/muster/${token}`)).status).toBe(200);
  });

  it('calls with one link are limited, and guesses by network, without locking out whoever has a link', async () => {
    const limited = await startCompanyWithLimit();
    const guesses = await concurrently(8, (at) => limited.get(`/muster/${String(at).repeat(43)}`));
    expect(countByStatus(guesses)).toEqual({ 404: 5, 429: 3 });
    const post = await guarded(1);
    const token = await sendForToken(post);
    expect((await api.get(`/muster/${token}`)).status).toBe(200);
    await api.db
      .updateTable('rate_limits')
      .set({ points: 300 })
      .where('key', 'like', 'muster-link:%')
      .execute();
    const refused = await api.post(`/muster/${token}/agree`, {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post.own('agree')).status).toBe(200);
  });
});

/** Another server whose networks have five calls with unknown links an hour. */
const startCompanyWithLimit = async () => {
  const { api: limited } = await startCompany({ AUTH_CALLS_PER_SOURCE: '5' });
  return limited;
};
