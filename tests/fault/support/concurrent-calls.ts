import { assignGuardBody, daysFromToday, generateBillBody } from '../../../packages/api/testing/company.ts';
import { isBusy } from './busy.ts';
import type { HttpCall, HttpClient, HttpReply } from './http-client.ts';
import type { Company } from './seed-company.ts';

export interface RaceResult {
  assigned: number;
  /** Assign calls with a 409: the guard was taken or the client full. */
  refused: number;
  ended: number;
  billed: number;
  calls: number;
  /** Calls that were told to come again. */
  busy: number;
  /** Calls without a reply, and replies that a concurrent call must not get. */
  unexpected: Record<string, number>;
}

const pickRandom = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)];
  if (one === undefined) throw new Error('The list is empty');
  return one;
};

interface RandomCall extends HttpCall {
  kind: 'assigned' | 'ended' | 'billed';
  allowed: readonly number[];
}

/** Returns a call that ends an assignment: the office withdraws it or the guard completes it. */
function endingCall({ admins, guards, clients }: Company, open: Map<string, string>): RandomCall {
  const guard = pickRandom(guards);
  const assignmentId = open.get(guard.id);
  if (assignmentId !== undefined && Math.random() < 0.6) {
    return {
      kind: 'ended',
      method: 'PUT',
      path: '/security/update-assignment',
      token: guard.token,
      body: { assignmentId, status: Math.random() < 0.7 ? 'completed' : 'onBreak' },
      // 429: a guard may write 120 times a minute.
      allowed: [200, 409, 429],
    };
  }
  return {
    kind: 'ended',
    method: 'POST',
    path: '/admin/withdraw-guard',
    token: pickRandom(admins),
    body: { guardId: guard.id, clientId: pickRandom(clients).id },
    allowed: [200, 404],
  };
}

/** Returns days from tomorrow, as a duty of today may be over, that often overlap or follow those of other calls. */
function randomDays() {
  const first = 1 + Math.floor(Math.random() * 20);
  return {
    startDate: daysFromToday(first),
    endDate: daysFromToday(first + Math.floor(Math.random() * 8)),
  };
}

function randomCall(company: Company, open: Map<string, string>): RandomCall {
  const { admins, guards, clients } = company;
  const token = pickRandom(admins);
  const chance = Math.random();
  if (chance < 0.6) {
    const body = assignGuardBody(pickRandom(guards).id, pickRandom(clients).id, randomDays());
    return {
      kind: 'assigned',
      method: 'POST',
      path: '/admin/assign-guard',
      token,
      body,
      allowed: [201, 409],
    };
  }
  if (chance < 0.9) return endingCall(company, open);
  const body = generateBillBody(pickRandom(clients).id);
  return { kind: 'billed', method: 'POST', path: '/admin/generate-bill', token, body, allowed: [201] };
}

/** Sends random calls from `runners` loops until `assignments` assign calls were sent. */
export async function runConcurrentCalls(
  httpClients: readonly HttpClient[],
  company: Company,
  { assignments, runners }: { assignments: number; runners: number },
): Promise<RaceResult> {
  const result: RaceResult = {
    assigned: 0,
    refused: 0,
    ended: 0,
    billed: 0,
    calls: 0,
    busy: 0,
    unexpected: {},
  };
  const open = new Map<string, string>();
  let left = assignments;
  const count = ({ kind, allowed, path, body }: RandomCall, reply: HttpReply | undefined): void => {
    result.calls += 1;
    if (isBusy(reply)) result.busy += 1;
    else if (!reply || !allowed.includes(reply.status)) {
      const what = `${reply?.status ?? 'no reply'} ${reply?.body.code ?? ''} to ${path}`;
      result.unexpected[what] = (result.unexpected[what] ?? 0) + 1;
    } else if (reply.status < 300) {
      result[kind] += 1;
      const { guardId } = body as { guardId?: string };
      if (kind === 'assigned' && guardId) open.set(guardId, reply.body.data?._id ?? '');
    } else if (kind === 'assigned') result.refused += 1;
  };
  const run = async () => {
    while (left > 0) {
      const next = randomCall(company, open);
      if (next.kind === 'assigned') left -= 1;
      count(next, await pickRandom(httpClients).send(next));
    }
  };
  await Promise.all(Array.from({ length: runners }, run));
  return result;
}
