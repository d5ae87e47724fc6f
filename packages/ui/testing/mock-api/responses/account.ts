import { secondFactorNeeded, secondFactorWrong } from '@prahari/contract/auth';
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  type SessionRow,
} from '@prahari/contract/auth.schemas';

import { daysAgo } from '../dates.ts';
import { idOf } from '../ids.ts';
import { refusal } from '../refusal.ts';
import { dataReply, messageReply, type Responder, responder } from '../response.ts';
import { CODE } from '../sample-data/users.ts';
import type { MockState } from '../state.ts';
import { authResponses } from './auth.ts';

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

const savedSessions = new WeakMap<MockState, SessionRow[]>();
const sessionsOf = (state: MockState): SessionRow[] =>
  savedSessions.get(state) ?? [session(1, 1, HERE), session(2, 2, PHONE), session(3, 5, DESK)];

/** Enables the second factor of an account. */
export function withSecondFactor(state: MockState, accountId: string): MockState {
  state.secondFactors.set(accountId, { since: daysAgo(9), recoveryCodesLeft: 2 });
  return state;
}

export const accountResponses: Record<string, Responder> = {
  login: responder(login, (ask) => {
    const reply = authResponses.login?.(ask as never) as { user: { id: string } };
    const { totp } = ask.body;
    if (!ask.state.secondFactors.has(reply.user.id)) return reply;
    if (!totp) throw refusal(secondFactorNeeded);
    if (totp !== CODE) throw refusal(secondFactorWrong);
    return reply;
  }),
  listSessions: responder(listSessions, ({ state }) => dataReply(sessionsOf(state))),
  endSession: responder(endSession, ({ state, id }) => {
    const rest = sessionsOf(state).filter(({ _id }) => _id !== id);
    if (rest.length === sessionsOf(state).length) throw refusal(endSession.refusals[0]);
    savedSessions.set(state, rest);
    return messageReply('Session ended');
  }),
  endOtherSessions: responder(endOtherSessions, ({ state }) => {
    savedSessions.set(
      state,
      sessionsOf(state).filter(({ current }) => current),
    );
    return messageReply('All other sessions ended');
  }),
};
