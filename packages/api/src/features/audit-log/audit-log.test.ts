import { describeAuditEntry } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import { addDays, today } from '@prahari/domain/days';
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../../testing/api.ts';
import { bulkInsert } from '../../../testing/bulk-insert.ts';
import { signupBody } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { newId, nowText } from '../../db/ids.ts';

const { api, company } = await startCompany();

const auditEntries = async (query = ''): Promise<AuditEntry[]> =>
  (await api.get(`/admin/audit?limit=200&${query}`, company.admin)).body.data;
const describedEntries = async (query?: string) => (await auditEntries(query)).map(describeAuditEntry);

describe('the audit log', () => {
  it('describes who did what to whom, newest first', async () => {
    const guard = await company.addGuard({ name: 'Ravi Kumar' });
    const client = await company.addClient({}, { name: 'Sunrise Heights' });
    const { body: assigned } = await company.assignGuard(guard.guardId, client.clientId);
    const assignmentId = assigned.data._id;
    for (const status of ['onBreak', 'active'])
      await api.put('/security/update-assignment', { assignmentId, status }, guard.token);
    const guardAndClient = { guardId: guard.guardId, clientId: client.clientId };
    await api.post('/admin/withdraw-guard', guardAndClient, company.admin);
    const { billNumber, _id: billId } = (await company.generateBill(client.clientId)).body.data;
    await api.post('/admin/bills/mark-paid', { billId }, company.admin);
    await api.post('/admin/bills/delete', { billId }, company.admin);
    expect(await describedEntries('q=Sunrise')).toEqual([
      `Test admin deleted bill ${billNumber} of Sunrise Heights`,
      `Test admin marked bill ${billNumber} of Sunrise Heights as paid`,
      `Test admin generated bill ${billNumber} for Sunrise Heights`,
      'Test admin withdrew Ravi Kumar from Sunrise Heights',
      'Ravi Kumar is back on duty at Sunrise Heights',
      'Ravi Kumar went on a break at Sunrise Heights',
      'Test admin assigned Ravi Kumar to Sunrise Heights',
      'Test admin accepted Sunrise Heights’s request for guards',
      'Test admin added Sunrise Heights as a client',
      'Sunrise Heights requested guards',
      'Sunrise Heights logged in',
    ]);
    expect(await describedEntries('q=ravi%20kumar')).toContain(
      'Test admin accepted Ravi Kumar’s job application',
    );
    expect(await describedEntries(`q=${billNumber}`)).toHaveLength(3);
    const bills = await auditEntries('status=bills&q=Sunrise');
    expect(bills.map(({ topic }) => topic)).toEqual(['bills', 'bills', 'bills']);
  });

  it('is filtered by action and by day in India', async () => {
    const { clientId } = await company.addClient();
    await company.generateBill(clientId);
    const day = today();
    const generated = await auditEntries(`action=generateBill&day=${day}`);
    expect(generated.length).toBeGreaterThan(0);
    expect(new Set(generated.map(({ action }) => action))).toEqual(new Set(['generateBill']));
    expect(await auditEntries(`day=${addDays(day, -1)}`)).toEqual([]);
    const early = { at: `${addDays(day, -2)}T18:30:00.000Z`, action: 'login', detail: '{}' };
    await api.db
      .insertInto('audit_log')
      .values({ ...early, id: newId(), actor_id: null, entity: 'users', entity_id: newId() })
      .execute();
    expect(await auditEntries(`day=${addDays(day, -1)}`)).toHaveLength(1);
    for (const query of ['action=nothing', 'day=2026-02-30', 'day=yesterday']) {
      const { status, body } = await api.get(`/admin/audit?${query}`, company.admin);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('finds a person by name, with the bills of a client', async () => {
    const client = await company.addClient({}, { name: 'Marigold Court' });
    const { billNumber } = (await company.generateBill(client.clientId)).body.data;
    expect(await describedEntries('q=marigold&status=bills')).toEqual([
      `Test admin generated bill ${billNumber} for Marigold Court`,
    ]);
    expect(await describedEntries('q=nobody-has-this-name')).toEqual([]);
  });

  it('names the client of a rate, and is found by that name', async () => {
    const { clientId } = await company.addClient({}, { name: 'Lotus Mills' });
    const rate = { clientId, basis: 'duty', hours: 12, amount: 900, from: '2026-01-01' };
    const { _id } = (await api.post('/admin/rates', rate, company.admin)).body.data;
    await api.put(`/admin/rates/${_id}/published`, { published: true }, company.admin);
    expect(await describedEntries('q=lotus mills&status=bills')).toEqual([
      'Test admin published the price of a rate of Lotus Mills',
      'Test admin entered a rate of Lotus Mills',
    ]);
  });

  it('looks for one or two letters in the next 1,000 entries only, and says so', async () => {
    const old = await api.signIn('admin', { name: 'Qx Oldest' });
    const entryOf = (userId: string) => {
      const about = { actor_id: userId, entity: 'users', entity_id: userId };
      return { id: newId(), at: nowText(), action: 'login', detail: '{}', ...about };
    };
    const unnamed = () => ({ ...entryOf(newId()), actor_id: null });
    await bulkInsert(api.db, 'audit_log', [entryOf(old.userId), ...Array.from({ length: 1_000 }, unnamed)]);
    const { userId } = await api.signIn('admin', { name: 'Qx Newest' });
    await bulkInsert(api.db, 'audit_log', [entryOf(userId)]);
    const page = async (q: string) => (await api.get(`/admin/audit?limit=50&q=${q}`, company.admin)).body;
    const cut = await page('qx');
    expect(cut).toMatchObject({ totalIsMinimum: true, searchIsCut: true, nextCursor: null });
    const namesIn = ({ data }: { data: AuditEntry[] }) => new Set(data.map(({ actor }) => actor?.name));
    expect(namesIn(cut)).toEqual(new Set(['Qx Newest']));
    const longer = await page('qx oldest');
    expect([longer.searchIsCut, namesIn(longer)]).toEqual([undefined, new Set(['Qx Oldest'])]);
  });

  it('links to the records of those guards and clients it names that still exist', async () => {
    const guard = await company.addGuard({ name: 'Lakhan Munda' });
    const client = await company.addClient({}, { name: 'Moonrise Towers' });
    await company.assignGuard(guard.guardId, client.clientId);
    const ofGuard = { kind: 'guard', _id: guard.guardId };
    const ofClient = { kind: 'client', _id: client.clientId };
    const byAction = new Map(
      (await auditEntries('q=moonrise')).map((entry) => [entry.action, entry.records]),
    );
    expect(byAction.get('assignGuard')).toEqual({ guard: ofGuard, client: ofClient });
    expect(byAction.get('submitClientApplication')).toEqual({ actor: ofClient, person: ofClient });
    expect(byAction.get('acceptClientApplication')).toEqual({ person: ofClient });
    const applicant = await api.signIn('security', { name: 'Applies Later' });
    const [login] = await auditEntries(`q=${applicant.email}`);
    expect(login).not.toHaveProperty('records');
  });

  it('includes a signup without a session, with its person once the account exists', async () => {
    await api.post('/auth/register', signupBody('asha@signup.example'));
    const [newest] = await auditEntries();
    expect(newest).toMatchObject({ actor: null, topic: 'accounts', about: { person: 'Asha Rao' } });
    expect(newest && describeAuditEntry(newest)).toBe('Asha Rao signed up');
  });

  it('contains no password, token, code or hash', async () => {
    const rows = JSON.stringify(await auditEntries());
    expect(rows).not.toContain(TEST_PASSWORD);
    expect(rows).not.toMatch(/argon2|hash|\b\d{6}\b(?!")|token/i);
  });
});
