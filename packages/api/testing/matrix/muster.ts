import { today } from '@prahari/domain/days';
import { expect } from 'vitest';
import { addPost, daysFromToday } from '../company.ts';
import { type AccessRule, expectRefusal, type MatrixContext, office, officeAt } from './rule.ts';

/** The month before this one. */
export const lastMonth = daysFromToday(-Number(today().slice(8))).slice(0, 7);
/** The second day of the last month, on which every duty is over. */
const musterDay = `${lastMonth}-02`;

/** Gives a post with a guard since the first of the last month. */
async function createMuster({ api, company }: MatrixContext) {
  const [client, guard] = [await company.addClient(), await company.addGuard()];
  const startDate = `${lastMonth}-01`;
  const shift = { shift: 'day', startDate, asked: 1 };
  const postId = await addPost(api, company.admin, client.clientId, shift);
  await api.post(
    '/admin/assign-to-post',
    {
      postId,
      guardIds: [guard.guardId],
      startDate,
      endDate: daysFromToday(3),
      papersReason: 'At the office',
    },
    company.admin,
  );
  const [{ cells }] = (await api.get(`/admin/muster?postId=${postId}&month=${lastMonth}`, company.admin)).body
    .data.guards;
  const of = { postId, month: lastMonth };
  const days = [{ day: musterDay, guardId: guard.guardId, reason: 'Nobody came' }];
  return { client, guard, postId, of, days, dutyId: cells[1].dutyId as string };
}

/** Gives a month that was sent, with the token of its link. */
async function createSentMuster(context: MatrixContext) {
  const muster = await createMuster(context);
  const sent = await context.api.post('/admin/muster/send', muster.of, context.company.admin);
  return { ...muster, token: sent.body.data.url.split('#')[1] as string };
}

async function createDisputedMuster(context: MatrixContext) {
  const muster = await createSentMuster(context);
  const { client, of, days } = muster;
  await context.api.post('/client/muster/dispute', { ...of, days }, client.token);
  return muster;
}

async function createAgreedMuster(context: MatrixContext) {
  const muster = await createSentMuster(context);
  await context.api.post('/client/muster/agree', muster.of, muster.client.token);
  return muster;
}

/** Tests that a month can be agreed and disputed by its client only. */
const ofClient = (bodyOf: (muster: Awaited<ReturnType<typeof createSentMuster>>) => object): AccessRule => ({
  allowed: async (context) => {
    const muster = await createSentMuster(context);
    return { token: muster.client.token, body: bodyOf(muster) };
  },
  otherPerson: async (context) => {
    const muster = await createSentMuster(context);
    const { token } = await context.company.addClient();
    return { token, body: bodyOf(muster), expectReply: expectRefusal(404, 'posts.not_found') };
  },
});

/** Tests what a link can do. */
const byLink = (
  end: string,
  bodyOf: (muster: Awaited<ReturnType<typeof createSentMuster>>) => object | undefined = () => ({}),
): AccessRule => ({
  allowed: async (context) => {
    const muster = await createSentMuster(context);
    return { path: `/muster/${muster.token}${end}`, body: bodyOf(muster) };
  },
  otherPerson: 'anyone may',
});

export const musterRules: Record<string, AccessRule> = {
  getMuster: officeAt(
    async (context) => `/admin/muster?postId=${(await createMuster(context)).postId}&month=${lastMonth}`,
  ),
  exportMuster: office(async (context) => (await createMuster(context)).of),
  sendMuster: office(async (context) => (await createMuster(context)).of),
  answerDispute: office(async (context) => {
    const { of, guard } = await createDisputedMuster(context);
    return { ...of, day: musterDay, guardId: guard.guardId, counts: 0.5, note: 'Half' };
  }),
  reopenMuster: office(async (context) => ({
    ...(await createSentMuster(context)).of,
    reason: 'Sent by mistake',
  })),
  adjustDuty: office(async (context) => ({
    dutyId: (await createAgreedMuster(context)).dutyId,
    counts: 0,
    reason: 'Was never there',
  })),
  listOwnMusters: {
    allowed: async (context) => ({
      token: (await createMuster(context)).client.token,
      path: `/client/muster?month=${lastMonth}`,
    }),
    otherPerson: async (context) => {
      const { postId } = await createSentMuster(context);
      const { token } = await context.company.addClient();
      return {
        token,
        path: `/client/muster?month=${lastMonth}&postId=${postId}`,
        expectReply: ({ body }) => expect(body.data).toEqual([]),
      };
    },
  },
  agreeMuster: ofClient(({ of }) => of),
  disputeMuster: ofClient(({ of, days }) => ({ ...of, days })),
  getLinkedMuster: byLink('', () => undefined),
  agreeLinkedMuster: byLink('/agree'),
  disputeLinkedMuster: byLink('/dispute', ({ days }) => ({ days })),
  getOwnMonth: {
    allowed: async (context) => ({
      token: (await createMuster(context)).guard.token,
      path: `/security/month?month=${lastMonth}`,
    }),
    otherPerson: async (context) => {
      const { guard } = await createMuster(context);
      const { token } = await context.company.addGuard();
      return {
        token,
        path: `/security/month?month=${lastMonth}&guardId=${guard.guardId}`,
        expectReply: ({ body }) => expect(body.data.days).toBe(0),
      };
    },
  },
  agreeOwnMonth: {
    allowed: async (context) => ({
      token: (await createMuster(context)).guard.token,
      body: { month: lastMonth },
    }),
    otherPerson: async (context) => {
      const { guard } = await createMuster(context);
      const { token } = await context.company.addGuard();
      return {
        token,
        body: { month: lastMonth, guardId: guard.guardId },
        expectReply: ({ body }) => expect(body.data.days).toBe(0),
      };
    },
  },
};
