import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { addPost, createCompany, postBody } from '../../../../testing/company.ts';

const api = await startApi();
const company = await createCompany(api);
afterAll(() => api.stop());

const place = { latitude: 18.5204, longitude: 73.8567 };
const post = async (changes: object = {}) => {
  const { clientId } = await company.addClient();
  return { clientId, postId: await addPost(api, company.admin, clientId, changes) };
};
const read = async (postId: string) => (await api.get(`/admin/posts/${postId}`, company.admin)).body.data;

it('a post has a position with a radius of 200 m by default; a change without one keeps it, null removes it', async () => {
  const { clientId, postId } = await post({ position: place });
  expect((await read(postId)).position).toEqual({ ...place, radiusMeters: 200 });
  const change = (changes: object) =>
    api.put('/admin/posts', { ...postBody(clientId, changes), postId }, company.admin);
  expect((await change({})).body.data.position).toEqual({ ...place, radiusMeters: 200 });
  const wider = { ...place, radiusMeters: 500 };
  expect((await change({ position: wider })).body.data.position).toEqual(wider);
  expect((await change({ position: null })).body.data).not.toHaveProperty('position');
  expect(await read((await post()).postId)).not.toHaveProperty('position');
});

it('a position that is none is refused by its field', async () => {
  const { clientId } = await company.addClient();
  for (const [position, path] of [
    [{ ...place, latitude: 91 }, 'position.latitude'],
    [{ ...place, longitude: '73' }, 'position.longitude'],
    [{ latitude: 18 }, 'position.longitude'],
    [{ ...place, radiusMeters: 0 }, 'position.radiusMeters'],
    [{ ...place, radiusMeters: 1.5 }, 'position.radiusMeters'],
    ['Pune', 'position'],
  ] as const) {
    const { status, body } = await api.post('/admin/posts', postBody(clientId, { position }), company.admin);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  }
});
