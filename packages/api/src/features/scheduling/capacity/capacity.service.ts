import type { Location } from '@prahari/contract/assignments.schemas';
import type { PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import type { Tx } from '../../../db/tables.ts';
import { shiftHours } from '../../company/company.service.ts';
import { selectBusyDaysOfClient, selectBusyDaysOfPost } from '../duties/busy-days.queries.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';
import * as queries from './capacity.queries.ts';

/** True if there are at most `limit` duties a day with `more` of what is left of a plan. */
async function fits(
  plan: DutyPlan,
  { limit, more }: { limit: number; more: number },
  selectBusyDays: (atLeast: number) => Promise<{ day: string }[]>,
): Promise<boolean> {
  if (more > limit) return false;
  const days = new Set(daysLeft(plan));
  return !(await selectBusyDays(limit - more + 1)).some(({ day }) => days.has(day));
}

interface Room {
  /** Guards that are added. */
  more?: number;
  /** An assignment whose own duties don't count. */
  except?: string;
}

/** True if a client may have `more` guards on each day of a plan. Lock the client first. */
export async function clientHasRoom(
  tx: Tx,
  { clientId, capacity }: { clientId: string; capacity: number },
  plan: DutyPlan,
  { more = 1, except = '' }: Room = {},
): Promise<boolean> {
  const [open] = await queries.countOpenOfClient(tx, { clientId });
  if (Number(open?.number) + more <= capacity) return true;
  return fits(plan, { limit: capacity, more }, (atLeast) =>
    selectBusyDaysOfClient(tx, { id: clientId, ...plan.period, atLeast, except }),
  );
}

/** True if a post has openings for `more` guards on each day of a plan. Lock the client first. */
export const hasRoom = (
  tx: Tx,
  post: { id: string; asked: number },
  plan: DutyPlan,
  { more = 1, except = '' }: Room = {},
): Promise<boolean> =>
  fits(plan, { limit: post.asked, more }, (atLeast) =>
    selectBusyDaysOfPost(tx, { id: post.id, ...plan.period, atLeast, except }),
  );

/** The hours of an assignment with a shift: those of its post, where it has the same, else the company's. */
export function hoursAt(
  post: { shift: Shift | null; startsAt: string | null; hours: number | null },
  shift: Shift,
  byShift: Record<Shift, PostHours>,
): PostHours {
  const { startsAt = null, hours = null } = post.shift === shift ? post : {};
  return startsAt === null || hours === null ? byShift[shift] : { startsAt, hours };
}

/**
 * Returns a new assignment's post and hours: the client's oldest post that overlaps it and has an
 * opening, or null (docs/rules.md). A post without shift or place adopts those of the assignment.
 * Lock the client first.
 */
export async function matchPost(
  tx: Tx,
  clientId: string,
  { shift, place, ...period }: DutyPlan['period'] & { shift: Shift; place: Location },
): Promise<{ postId: string | null; hours: PostHours }> {
  const byShift = await shiftHours(tx);
  for (const post of await queries.selectClientPostsOverlapping(tx, clientId, period)) {
    const hours = hoursAt(post, shift, byShift);
    if (!(await hasRoom(tx, post, { period, hours }))) continue;
    if (post.shift === null || post.city === '')
      await queries.adoptShiftAndPlace(tx, post.id, { shift, place, hours });
    return { postId: post.id, hours };
  }
  return { postId: null, hours: byShift[shift] };
}
