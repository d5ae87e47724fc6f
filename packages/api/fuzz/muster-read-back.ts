import { expect } from 'vitest';
import type { MatrixContext } from '../testing/matrix/rule.ts';
import type { CompletedRequest, ReadBack } from './completed-request.ts';

interface ReadCell {
  day: string;
  dutyId?: string;
}

const cellsOf = (data: { guards: { cells: ReadCell[] }[] }): ReadCell[] =>
  data.guards.flatMap(({ cells }) => cells);

/** Reads the month that a reply is about again. */
async function readAgain({ api, company }: MatrixContext, { reply }: CompletedRequest) {
  const muster = reply.body.data.muster ?? reply.body.data;
  const path = `/admin/muster?postId=${muster.post._id}&month=${muster.month}`;
  expect((await api.get(path, company.admin)).body.data).toEqual(muster);
  return muster;
}

const hasState =
  (state: string): ReadBack =>
  async (context, done) =>
    expect(await readAgain(context, done)).toMatchObject({ state });

/** Checks that each disputed day has the reason that was sent last for it. */
const disputed: ReadBack = async (context, done) => {
  const cells = cellsOf(await readAgain(context, done));
  const { day, reason } = (done.sent.days as { day: string; reason: string }[]).at(-1) ?? {};
  expect(cells.find((cell) => cell.day === day)).toMatchObject({ dispute: { reason } });
};

export const musterReadBack: Record<string, ReadBack> = {
  exportMuster: async (_, { reply }) =>
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="prahari-muster-/),
  sendMuster: hasState('sent'),
  answerDispute: async (context, done) => {
    const { day, counts, note = '' } = done.sent;
    const cells = cellsOf(await readAgain(context, done));
    expect(cells.find((cell) => cell.day === day)).toMatchObject({
      counts,
      dispute: { answer: { counts, note } },
    });
  },
  reopenMuster: hasState('open'),
  adjustDuty: async (context, done) => {
    const { dutyId, counts, reason } = done.sent;
    const cells = cellsOf(await readAgain(context, done));
    expect(cells.find((cell) => cell.dutyId === dutyId)).toMatchObject({ adjustment: { counts, reason } });
  },
  agreeMuster: hasState('agreed'),
  agreeLinkedMuster: hasState('agreed'),
  disputeMuster: disputed,
  disputeLinkedMuster: disputed,
  agreeOwnMonth: async ({ api }, { sent, token, reply }) =>
    expect((await api.get(`/security/month?month=${sent.month}`, token)).body.data).toEqual(reply.body.data),
};
