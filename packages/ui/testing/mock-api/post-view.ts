import type { Post } from '@prahari/contract/posts.schemas';
import { addDays, today } from '@prahari/domain/days';
import { comingNight } from '@prahari/domain/tonight';
import type { AssignmentRow, MockState, PostRow } from './state.ts';
import { assignmentView, clientView, isOpen } from './views.ts';

const covers = ({ startDate, endDate }: { startDate: string; endDate: string }, day: string): boolean =>
  startDate <= day && day <= endDate;

const isAt = (post: PostRow, { clientId, startDate, endDate }: AssignmentRow): boolean =>
  clientId === post.clientId && startDate <= post.endDate && endDate >= post.startDate;

/** A post with the open assignments of its client whose dates overlap its own. */
export function postView(state: MockState, row: PostRow): Post {
  const { clientId, ...post } = row;
  const client = state.clients.find(({ _id }) => _id === clientId);
  if (!client) throw new Error('The mock state refers to a missing row');
  const { user, phone = '' } = clientView(state, client);
  const assigned = state.assignments.filter((each) => isOpen(each) && isAt(row, each)).slice(0, row.asked);
  const night = comingNight(new Date());
  const hasNight = row.shift !== 'day' && covers(row, night);
  return {
    ...post,
    client: { _id: clientId, user, phone },
    filled: assigned.length,
    short: row.asked - assigned.length,
    emptyTonight: hasNight ? row.asked - assigned.filter((each) => covers(each, night)).length : 0,
    assignments: assigned.map((each) => {
      const { _id, guard, shift, status, startDate, endDate } = assignmentView(state, each);
      return { _id, guard: { _id: guard._id, name: guard.user.name }, shift, status, startDate, endDate };
    }),
  };
}

const ENDING_DAYS = 7;

/** Whether a post is listed under a status; without one, whether it has not ended. */
export function hasPostStatus(post: Post, status: string | null): boolean {
  const isOver = post.endDate < today();
  if (status === 'ended') return isOver;
  const rules: Record<string, boolean> = {
    short: post.short > 0,
    tonight: post.emptyTonight > 0,
    ending: post.endDate <= addDays(today(), ENDING_DAYS),
    upcoming: post.startDate > today(),
  };
  return !isOver && (status === null || rules[status] === true);
}
