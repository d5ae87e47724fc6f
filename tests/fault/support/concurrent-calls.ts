import { billFor, posting } from '../../../packages/api/src/testing/company.ts';
import type { Answer, Ask, Caller } from './http-client.ts';
import type { Company } from './seed-company.ts';

export interface RaceResult {
  assigned: number;
  /** 409 of an assign call: the guard was taken or the client full. */
  refused: number;
  ended: number;
  billed: number;
  calls: number;
  /** Calls without an answer, and answers that none of the racing calls may get. */
  wrong: Record<string, number>;
}

const pick = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(Math.random() * some.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
};

interface Entry extends Ask {
  kind: 'assigned' | 'ended' | 'billed';
  allowed: readonly number[];
}

/** Ends what may be open by now: the office withdraws, or the guard completes what it was given. */
function ending({ admin, guards, clients }: Company, open: Map<string, string>): Entry {
  const guard = pick(guards);
  const assignmentId = open.get(guard.id);
  if (assignmentId !== undefined && Math.random() < 0.6) {
    return {
      kind: 'ended',
      method: 'PUT',
      path: '/security/update-assignment',
      token: guard.token,
      body: { assignmentId, status: Math.random() < 0.7 ? 'completed' : 'onBreak' },
      allowed: [200, 409],
    };
  }
  return {
    kind: 'ended',
    method: 'POST',
    path: '/admin/withdraw-guard',
    token: admin,
    body: { guardId: guard.id, clientId: pick(clients).id },
    allowed: [200, 404],
  };
}

function entry(company: Company, open: Map<string, string>): Entry {
  const { admin, guards, clients } = company;
  const dice = Math.random();
  if (dice < 0.6) {
    const body = posting(pick(guards).id, pick(clients).id);
    return {
      kind: 'assigned',
      method: 'POST',
      path: '/admin/assign-guard',
      token: admin,
      body,
      allowed: [201, 409],
    };
  }
  if (dice < 0.9) return ending(company, open);
  const body = billFor(pick(clients).id);
  return { kind: 'billed', method: 'POST', path: '/admin/generate-bill', token: admin, body, allowed: [201] };
}

/** Lets `runners` work at the same time until so many assignments were asked for, each call to any of the servers. */
export async function race(
  callers: readonly Caller[],
  company: Company,
  { assignments, runners }: { assignments: number; runners: number },
): Promise<RaceResult> {
  const result: RaceResult = { assigned: 0, refused: 0, ended: 0, billed: 0, calls: 0, wrong: {} };
  const open = new Map<string, string>();
  let left = assignments;
  const count = ({ kind, allowed, path, body }: Entry, answer: Answer | undefined): void => {
    result.calls += 1;
    if (!answer || !allowed.includes(answer.status)) {
      const what = `${answer?.status ?? 'no answer'} ${answer?.body.code ?? ''} to ${path}`;
      result.wrong[what] = (result.wrong[what] ?? 0) + 1;
    } else if (answer.status < 300) {
      result[kind] += 1;
      const { guardId } = body as { guardId?: string };
      if (kind === 'assigned' && guardId) open.set(guardId, answer.body.data?._id ?? '');
    } else if (kind === 'assigned') result.refused += 1;
  };
  const run = async () => {
    while (left > 0) {
      const next = entry(company, open);
      if (next.kind === 'assigned') left -= 1;
      count(next, await pick(callers).ask(next));
    }
  };
  await Promise.all(Array.from({ length: runners }, run));
  return result;
}
