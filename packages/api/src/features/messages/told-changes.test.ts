import { expect, it } from 'vitest';
import { addPost, daysFromToday, expectStatus } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';

const { api, company } = await startCompany();

interface Message {
  kind: string;
  person: { _id: string };
  text: string;
}
const messagesTo = async (personId: string): Promise<Message[]> => {
  const { data } = (await api.get('/admin/messages?status=unsent', company.admin)).body;
  return data.filter(({ person, kind }: Message) => person._id === personId && kind !== 'accepted');
};
const kindsTo = async (personId: string) => (await messagesTo(personId)).map(({ kind }) => kind);

const place = { street: 'Gate "A" & <B>', city: 'Pune', state: 'Maharashtra', zipCode: '411001' };
const elsewhere = { street: 'Gate 7', city: 'पुणे', state: 'Maharashtra', zipCode: '411004' };

/** A day post with two guards at its place and hours, and one who stands elsewhere at night. */
async function postOfThree() {
  const client = await company.addClient({ numberOfGuards: 9, endDate: daysFromToday(0) });
  const postId = await addPost(api, company.admin, client.clientId, { place, shift: 'day', asked: 3 });
  const [one, two, other] = [await company.addGuard(), await company.addGuard(), await company.addGuard()];
  const days = { startDate: daysFromToday(1), endDate: daysFromToday(10) };
  const guardIds = [one.guardId, two.guardId];
  expectStatus(await api.post('/admin/assign-to-post', { postId, guardIds, ...days }, company.admin), 201);
  const ownWay = { ...days, shift: 'night', location: elsewhere };
  const assigned = expectStatus(await company.assignGuard(other.guardId, client.clientId, ownWay), 201);
  expect(assigned.body.data.postId).toBe(postId);
  const { startDate, endDate } = (await api.get(`/admin/posts/${postId}`, company.admin)).body.data;
  const change = async (changes: object) =>
    expectStatus(
      await api.put(
        '/admin/posts',
        { postId, place, shift: 'day', startDate, endDate, asked: 3, ...changes },
        company.admin,
      ),
      200,
    );
  return { client, postId, one, two, other, change };
}

const placeOf = async (token: string) =>
  (await api.get('/security/duties', token)).body.data.at(-1).post.place;

it('a post that moves takes along the guards at its place and tells them where, and nobody who stands elsewhere', async () => {
  const { one, two, other, change } = await postOfThree();
  const moved = { street: 'वी. टी. "Gate" 9', city: 'Mumbai', state: 'Maharashtra', zipCode: '400001' };
  await change({ place: moved });
  for (const { guardId, token } of [one, two]) {
    expect(await kindsTo(guardId)).toEqual(['assigned', 'changed']);
    expect((await messagesTo(guardId)).at(-1)?.text).toContain('वी. टी. "Gate" 9, Mumbai');
    expect(await placeOf(token)).toMatchObject(moved);
  }
  expect(await kindsTo(other.guardId)).toEqual(['assigned']);
  expect(await placeOf(other.token)).toMatchObject(elsewhere);
  await change({ place: moved, note: 'Ring twice' });
  expect(await kindsTo(one.guardId)).toEqual(['assigned', 'changed']);
});

it('new hours and a new place of a post are told in one message, to guards with the hours of the post only', async () => {
  const { one, other, change } = await postOfThree();
  await change({ place: { ...place, street: 'Gate C' }, startsAt: '09:00', hours: 8 });
  expect(await kindsTo(one.guardId)).toEqual(['assigned', 'changed']);
  const told = (await messagesTo(one.guardId)).at(-1)?.text;
  for (const fact of ['Gate C, Pune', '09:00–17:00']) expect(told).toContain(fact);
  expect(await kindsTo(other.guardId)).toEqual(['assigned']);
});

it('a guard whose two assignments end with a post counts once, and two of the same name twice', async () => {
  const { client, postId, one } = await postOfThree();
  const later = { startDate: daysFromToday(12), endDate: daysFromToday(20), postId };
  const again = { ...later, guardIds: [one.guardId] };
  expectStatus(await api.post('/admin/assign-to-post', again, company.admin), 201);
  await api.post('/admin/end-post', { postId, lastDay: daysFromToday(0) }, company.admin);
  expect((await messagesTo(client.clientId)).at(-1)?.text).toContain('3 guards are withdrawn');
});

it('a payment that is voided after its mail left is taken back by another message, and before it left by none', async () => {
  const client = await company.addClient();
  const { data: bill } = (await company.generateBill(client.clientId)).body;
  const pay = async () => {
    const body = {
      clientId: client.clientId,
      day: daysFromToday(0),
      mode: 'cheque',
      reference: '"000123"',
      bankAmount: 99.5,
      allocations: [{ billId: bill._id, amount: 99.5 }],
    };
    const { data } = expectStatus(await api.post('/admin/payments', body, company.admin), 201).body;
    return () =>
      api.post('/admin/payments/void', { paymentId: data._id, reason: 'The cheque bounced' }, company.admin);
  };
  expectStatus(await (await pay())(), 200);
  expect(await kindsTo(client.clientId)).toEqual(['bill-made']);
  const bounce = await pay();
  await api.db.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', client.email).execute();
  expectStatus(await bounce(), 200);
  expectStatus(await bounce(), 200);
  expect(await kindsTo(client.clientId)).toEqual(['bill-made', 'payment-received']);
  const { text } = (await messagesTo(client.clientId)).at(-1) ?? {};
  expect(text).toContain('We wrote that we have received ₹99.50. That was a mistake');
});

it.each(['payments/void', 'bills/mark-unpaid'])(
  'what a client was told of a bill marked paid is taken back by another message at %s',
  async (path) => {
    const client = await company.addClient();
    const { data: bill } = (await company.generateBill(client.clientId)).body;
    const office = async (call: string, body: object) =>
      expectStatus(await api.post(`/admin/${call}`, body, company.admin), 200);
    await office('bills/mark-paid', { billId: bill._id });
    await api.db.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', client.email).execute();
    const { data } = (await api.get(`/admin/payments?clientId=${client.clientId}`, company.admin)).body;
    const paid =
      path === 'payments/void' ? { paymentId: data[0]._id, reason: 'Not his' } : { billId: bill._id };
    await office(path, paid);
    expect((await messagesTo(client.clientId)).at(-1)?.text).toContain('That was a mistake');
  },
);
