import { today } from '@prahari/domain/days';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import { addPost, type Company, daysFromToday, type TestGuard } from './company.ts';

/** The month before this one, all of whose duties are over. */
export const month = daysFromToday(-Number(today().slice(8))).slice(0, 7);
export const dayOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`;
const lastDay = daysFromToday(-Number(today().slice(8)));
export const daysInMonth = Number(lastDay.slice(8));

export interface Cell {
  day: string;
  dutyId?: string;
  mark: string;
  counts: number;
  [field: string]: unknown;
}

/** Adds a day post that guards hold since the first of the last month. */
export async function addGuardedPost(api: TestApi, company: Company, guards = 2) {
  const client = await company.addClient({}, { name: `Client ${Math.random()}` });
  const postId = await addPost(api, company.admin, client.clientId, {
    shift: 'day',
    asked: guards,
    startDate: dayOf(1),
    endDate: daysFromToday(30),
  });
  const people: TestGuard[] = [];
  for (let at = 0; at < guards; at += 1) people.push(await company.addGuard({ name: `Guard ${at}` }));
  const assigned = await api.post(
    '/admin/assign-to-post',
    {
      postId,
      guardIds: people.map(({ guardId }) => guardId),
      startDate: dayOf(1),
      endDate: daysFromToday(10),
      papersReason: 'Papers are at the office',
    },
    company.admin,
  );
  expect(assigned.status).toBe(201);
  const of = { postId, month };
  const read = async () =>
    (await api.get(`/admin/muster?postId=${postId}&month=${month}`, company.admin)).body.data;
  const cells = async (guard = people[0] as TestGuard): Promise<Cell[]> =>
    (await read()).guards.find((one: { guard: { _id: string } }) => one.guard._id === guard.guardId).cells;
  const cellOf = async (day: number, guard?: TestGuard) =>
    (await cells(guard)).find((cell) => cell.day === dayOf(day)) as Cell & { dutyId: string };
  const office = (path: string, body: object = {}) =>
    api.post(`/admin/muster/${path}`, { ...of, ...body }, company.admin);
  const own = (path: string, body: object = {}) =>
    api.post(`/client/muster/${path}`, { ...of, ...body }, client.token);
  const correct = (dutyId: string, state = 'absent') =>
    api.post('/admin/correct-duty', { dutyId, state, reason: 'Seen by nobody' }, company.admin);
  const assignmentIds = assigned.body.data.map(({ _id }: { _id: string }) => _id) as string[];
  return { client, postId, guards: people, assignmentIds, of, read, cells, cellOf, office, own, correct };
}

export type GuardedPost = Awaited<ReturnType<typeof addGuardedPost>>;

/** Sends a month, and returns the token of its link. */
export const sendForToken = async ({ office }: GuardedPost) =>
  (await office('send')).body.data.url.split('#')[1] as string;
