import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { daysFromToday, postBody } from '../../../packages/api/testing/company.ts';
import { isBusy } from './busy.ts';
import type { HttpCall, HttpClient, HttpReply } from './http-client.ts';
import type { Company, Party } from './seed-company.ts';

/** A company with posts whose duties are fought for. */
export interface DutyCompany extends Company {
  postIds: string[];
}

const REASONS = { papersReason: 'At the office', warningsReason: 'Nobody else is free' };
const DAYS = 10;

const pick = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)];
  if (one === undefined) throw new Error('The list is empty');
  return one;
};

/** Adds posts of all shifts since yesterday, so that some duties run, and keeps attendance. */
export async function addPosts(client: HttpClient, company: Company): Promise<DutyCompany> {
  const office = async (call: HttpCall) => {
    const reply = await client.send({ ...call, token: company.admin });
    if (!reply || reply.status > 201)
      throw new Error(`${call.path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply.body.data?._id ?? '';
  };
  await office({ method: 'PUT', path: '/admin/company', body: { attendance: 'on' } });
  const postIds: string[] = [];
  for (const [index, { id }] of company.clients.entries()) {
    const shift = (['24h', 'night', 'day'] as const)[index % 3];
    const body = postBody(id, { shift, startDate: daysFromToday(-1), asked: 1 + (index % 2) });
    postIds.push(await office({ method: 'POST', path: '/admin/posts', body }));
  }
  return { ...company, postIds };
}

/** Returns days from yesterday on that often overlap those of other calls. */
function randomPeriod(): { startDate: Day; endDate: Day } {
  const startDate = daysFromToday(Math.floor(Math.random() * DAYS) - 1);
  // A period that is over is refused.
  return { startDate, endDate: laterDay(today(), addDays(startDate, Math.floor(Math.random() * 5))) };
}

interface KnownDuty {
  _id: string;
  assignmentId: string;
  day: Day;
  beginsAt: string;
  endsAt: string;
}

type Data = { _id: string; url: string }[] | undefined;
const dataOf = (reply: HttpReply | undefined): Data => reply?.body.data as unknown as Data;

export interface DutyRaceResult {
  /** Acts by their kind and status: `assign 201`. */
  acts: Record<string, number>;
  calls: number;
  /** Calls that were told to come again. */
  busy: number;
  /** Calls without a reply, and replies that a concurrent call must not get. */
  unexpected: Record<string, number>;
}

/** Does what offices and guards do to duties, all at once, from `runners` loops until `acts` acts are done. */
export async function raceForDuties(
  clients: readonly HttpClient[],
  company: DutyCompany,
  { acts, runners }: { acts: number; runners: number },
): Promise<DutyRaceResult> {
  const result: DutyRaceResult = { acts: {}, calls: 0, busy: 0, unexpected: {} };
  const { admins, guards, postIds } = company;
  let known: KnownDuty[] = [];
  const count = (all: Record<string, number>, what: string) => {
    all[what] = (all[what] ?? 0) + 1;
  };
  const send = async (call: HttpCall, allowed: readonly number[]): Promise<HttpReply | undefined> => {
    const reply = await pick(clients).send(call);
    result.calls += 1;
    if (isBusy(reply)) result.busy += 1;
    else if (!reply || !allowed.includes(reply.status))
      count(result.unexpected, `${reply?.status ?? 'no reply'} ${reply?.body.code ?? ''} to ${call.path}`);
    return reply;
  };
  const office = (path: string, body: object, allowed = [200, 201, 404, 409]) =>
    send({ method: 'POST', path: `/admin/${path}`, token: pick(admins), body }, allowed);
  const look = async (): Promise<void> => {
    const path = `/admin/duties?day=${daysFromToday(Math.floor(Math.random() * DAYS) - 1)}`;
    const reply = await send({ method: 'GET', path, token: pick(admins) }, [200]);
    known = [...known, ...((dataOf(reply) ?? []) as unknown as KnownDuty[])].slice(-200);
  };

  /** Two phones of a guard press at once. Both get the same start or the same refusal. */
  const press = async (guard: Party): Promise<HttpReply | undefined> => {
    const own = await send({ method: 'GET', path: '/security/duties', token: guard.token }, [200, 429]);
    const now = Date.now();
    const running = ((dataOf(own) ?? []) as unknown as KnownDuty[]).filter(
      ({ beginsAt, endsAt }) => Date.parse(beginsAt) <= now && now < Date.parse(endsAt),
    );
    if (running.length === 0) return undefined;
    const call = { method: 'POST', path: '/security/start-duty', token: guard.token } as const;
    const body = { dutyId: pick(running)._id };
    // 404: the assignment was undone meanwhile. 429: a guard may write 120 times a minute.
    const phones = [1, 2].map(() => send({ ...call, body }, [200, 404, 409, 429]));
    const [first, second] = await Promise.all(phones);
    const starts = [first, second].flatMap((reply) =>
      reply?.status === 200 ? [(reply.body.data as unknown as { startedAt: string }).startedAt] : [],
    );
    if (new Set(starts).size > 1) count(result.unexpected, 'two starts of one duty');
    return first;
  };

  /** Several guards say yes to one place, each of them twice. */
  const offer = async (): Promise<HttpReply | undefined> => {
    const guardIds = [...new Set([pick(guards).id, pick(guards).id, pick(guards).id])];
    // A duty of today may be over by now, and is refused then.
    const day = daysFromToday(1 + Math.floor(Math.random() * DAYS));
    const sent = await office('offers', { postId: pick(postIds), days: [day], guardIds, minutes: 30 });
    const tokens = sent?.status === 201 ? (dataOf(sent) ?? []).map(({ url }) => url.split('#')[1]) : [];
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) =>
        send({ method: 'POST', path: `/offers/${token}/answer`, body: { yes: true } }, [200, 404, 409, 429]),
      ),
    );
    return answers.find((reply) => reply?.status === 200) ?? answers[0] ?? sent;
  };

  const undo = async (reply: HttpReply | undefined): Promise<void> => {
    const { undo: one, undos = one ? [one] : [] } = (reply?.body ?? {}) as {
      undo?: { entryId: string };
      undos?: { entryId: string }[];
    };
    // 404: another admin did it.
    if (undos.length > 0 && Math.random() < 0.2)
      await office('undo', { entryIds: undos.map(({ entryId }) => entryId) });
  };

  const kinds: Record<string, () => Promise<HttpReply | undefined>> = {
    assign: () =>
      office('assign-to-post', {
        postId: pick(postIds),
        guardIds: [pick(guards).id],
        ...randomPeriod(),
        ...REASONS,
      }),
    replace: async () => {
      const { assignmentId, day } = pick(known);
      const until = Math.random() < 0.6 ? addDays(day, Math.floor(Math.random() * 3)) : undefined;
      const reason = pick(['sick', 'onLeave', 'didNotCome', 'other'] as const);
      return office(
        'replace-guard',
        {
          ...{ assignmentId, guardId: pick(guards).id, from: day, until, reason },
          // Nobody stays sick, or nobody would be left.
          ...(reason === 'sick' && { unavailableUntil: today() }),
          ...REASONS,
        },
        [200, 201, 400, 404, 409],
      );
    },
    swap: () => office('swap-duties', { dutyIds: [pick(known)._id, pick(known)._id], reason: 'A wedding' }),
    correct: () =>
      office('correct-duty', {
        dutyId: pick(known)._id,
        state: pick(['present', 'absent', 'cancelled', 'leave', 'planned']),
        reason: 'Called the gate',
      }),
    rotation: () =>
      office('rotations', {
        postId: pick(postIds),
        pattern: { on: 2, off: 1 },
        guardIds: [pick(guards).id],
        relieverIds: [],
        from: daysFromToday(2),
        to: daysFromToday(6),
        ...REASONS,
      }),
    withdraw: () =>
      office('withdraw-guard', { guardId: pick(guards).id, clientId: pick(company.clients).id }),
    offer,
    press: () => press(pick(guards)),
  };
  const order = [
    'assign',
    'assign',
    'replace',
    'swap',
    'offer',
    'press',
    'press',
    'correct',
    'rotation',
    'withdraw',
  ];

  let left = acts;
  const run = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (left % 5 === 0 || known.length === 0) await look();
      const kind = known.length < 2 ? 'assign' : pick(order);
      const reply = await kinds[kind]?.();
      count(result.acts, `${kind} ${reply?.status ?? 'none'}`);
      await undo(reply);
    }
  };
  await Promise.all(Array.from({ length: runners }, run));
  return result;
}
