import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  type SessionRow,
  secondFactorNeeded,
  secondFactorWrong,
} from '@prahari/contract';
import { type Answer, answer, data, done } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { idOf } from '../ids.ts';
import { CODE } from '../people.ts';
import { refused } from '../refused.ts';
import type { World } from '../state.ts';
import { authAnswers } from './auth.ts';

const HERE = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';

const session = (n: number, days: number, userAgent: string): SessionRow => ({
  _id: idOf('session', n),
  createdAt: daysAgo(days),
  lastSeenAt: daysAgo(days - 1),
  userAgent,
  current: n === 1,
});

const kept = new WeakMap<World, SessionRow[]>();
const sessionsOf = (world: World): SessionRow[] =>
  kept.get(world) ?? [session(1, 1, HERE), session(2, 2, PHONE), session(3, 5, DESK)];

/** Makes it a world where this account's second factor is on already. */
export function giveSecondFactor(world: World, accountId: string): World {
  world.secondFactors.set(accountId, { since: daysAgo(9), recoveryCodesLeft: 2 });
  return world;
}

export const accountAnswers: Record<string, Answer> = {
  login: answer(login, (ask) => {
    const reply = authAnswers.login?.(ask as never) as { user: { id: string } };
    const { totp } = ask.body;
    if (!ask.world.secondFactors.has(reply.user.id)) return reply;
    if (!totp) throw refused(secondFactorNeeded);
    if (totp !== CODE) throw refused(secondFactorWrong);
    return reply;
  }),
  listSessions: answer(listSessions, ({ world }) => data(sessionsOf(world))),
  endSession: answer(endSession, ({ world, id }) => {
    const rest = sessionsOf(world).filter(({ _id }) => _id !== id);
    if (rest.length === sessionsOf(world).length) throw refused(endSession.refusals[0]);
    kept.set(world, rest);
    return done('Session ended');
  }),
  endOtherSessions: answer(endOtherSessions, ({ world }) => {
    kept.set(
      world,
      sessionsOf(world).filter(({ current }) => current),
    );
    return done('All other sessions ended');
  }),
};
