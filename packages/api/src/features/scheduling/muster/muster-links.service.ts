import { musterLinkInvalid } from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { tooManyCalls } from '@prahari/contract/reply';
import { AppError } from '../../../AppError.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { withoutSync } from '../../../db/without-sync.ts';
import { countUpTo } from '../../../limits/rate-limits.ts';
import { sourceNetwork } from '../../../limits/source-network.ts';
import {
  agreeMuster,
  type ClientActor,
  type DisputedDay,
  disputeMuster,
  type SeenMonth,
} from './agree-muster.service.ts';
import { selectLinked } from './muster.queries.ts';
import { countMuster, musterPost, type OfMonth } from './muster.service.ts';
import { hashToken } from './send-muster.service.ts';

const HOUR_SECONDS = 3600;
/** Calls with one link an hour. */
export const CALLS_PER_LINK = 300;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const DISPUTE = /^\/api\/muster\/([A-Za-z0-9_-]{43})\/dispute$/;

/** A call by link. */
export interface LinkCall {
  token: string;
  /** The client IP. */
  source: string;
  /** Calls with unknown links that a network has in an hour; 0 for no limit. */
  callsPerHour: number;
}

async function countCall(db: Db, key: string, points: number): Promise<void> {
  const limit = { points, windowSeconds: HOUR_SECONDS };
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, key, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyCalls, { retryAfterSeconds: secondsLeft });
}

/**
 * Finds the month of a link. Calls with a link count by link, others by network, so that neighbors
 * behind one address don't keep each other out. @throws musterLinkInvalid, tooManyCalls
 */
async function linked(
  db: Db,
  { token, source, callsPerHour }: LinkCall,
): Promise<{ actor: ClientActor; of: OfMonth }> {
  const found = TOKEN.test(token) ? await selectLinked(db, hashToken(token), nowText()) : undefined;
  if (!found) {
    if (callsPerHour > 0) await countCall(db, `muster-links:${sourceNetwork(source, 48)}`, callsPerHour);
    throw new AppError(musterLinkInvalid);
  }
  await countCall(db, `muster-link:${found.id}`, CALLS_PER_LINK);
  return { actor: { userId: found.userId, by: 'link' }, of: { postId: found.postId, month: found.month } };
}

/** True for a path that disputes days by a link that leads to a month: its body may be long. */
export async function isLiveMusterLink(db: Db, path: string): Promise<boolean> {
  const token = DISPUTE.exec(path)?.[1];
  return token !== undefined && (await selectLinked(db, hashToken(token), nowText())) !== undefined;
}

/** Returns the month of a link. @throws musterLinkInvalid, tooManyCalls */
export async function readLinked(db: Db, call: LinkCall): Promise<Muster> {
  const { of } = await linked(db, call);
  return countMuster(db, await musterPost(db, of.postId), of.month);
}

/** Agrees the month of a link. @throws musterLinkInvalid, tooManyCalls, those of agreeMuster */
export async function agreeLinked(db: Db, call: LinkCall, seen: Pick<SeenMonth, 'version'>): Promise<Muster> {
  const { actor, of } = await linked(db, call);
  return agreeMuster(db, actor, { ...of, ...seen });
}

/** Disputes days of the month of a link. @throws musterLinkInvalid, tooManyCalls, those of disputeMuster */
export async function disputeLinked(
  db: Db,
  call: LinkCall,
  disputed: Pick<SeenMonth, 'version'> & { days: readonly DisputedDay[] },
): Promise<Muster> {
  const { actor, of } = await linked(db, call);
  return disputeMuster(db, actor, { ...disputed, ...of });
}
