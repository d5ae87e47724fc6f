import type { Location } from '@prahari/contract/assignments.schemas';
import type { PostPosition } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import type { PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';

export interface NewPost {
  clientId: string;
  requestId: string | null;
  place: Location;
  shift: Shift | null;
  /** Null until the shift is chosen. */
  hours: PostHours | null;
  startDate: Day;
  endDate: Day;
  asked: number;
  note: string;
  /** Undefined leaves what is known; null for none. */
  position?: PostPosition | null | undefined;
}

const columnsOf = ({ place, ...post }: Omit<NewPost, 'clientId' | 'requestId'>) => ({
  street: place.street,
  city: place.city,
  state: place.state,
  zip_code: place.zipCode,
  shift: post.shift,
  starts_at: post.hours?.startsAt ?? null,
  hours: post.hours?.hours ?? null,
  start_date: post.startDate,
  end_date: post.endDate,
  asked: post.asked,
  note: post.note,
  ...(post.position !== undefined && { position: post.position && JSON.stringify(post.position) }),
});

/** Inserts a post and returns its id. */
export async function insertPost(tx: Tx, { clientId, requestId, ...post }: NewPost): Promise<string> {
  const id = newId();
  await tx
    .insertInto('posts')
    .values({ id, client_id: clientId, request_id: requestId, ...columnsOf(post), created_at: nowText() })
    .execute();
  return id;
}

export const updatePost = (tx: Tx, id: string, post: Omit<NewPost, 'clientId' | 'requestId'>) =>
  tx.updateTable('posts').set(columnsOf(post)).where('id', '=', id).execute();

/** Moves the open assignments at a post's former place to the new one, and returns their ids. */
export const moveAssignments = async (
  tx: Tx,
  postId: string,
  { from, to }: { from: Location; to: Location },
): Promise<string[]> => {
  const moved = await tx
    .updateTable('assignments')
    .set({ street: to.street, city: to.city, state: to.state, zip_code: to.zipCode })
    .where('post_id', '=', postId)
    .where('status', '<>', 'completed')
    .where('street', '=', from.street)
    .where('city', '=', from.city)
    .where('state', '=', from.state)
    .where('zip_code', '=', from.zipCode)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
};

export const setLastDay = (tx: Tx, id: string, lastDay: Day) =>
  tx.updateTable('posts').set({ end_date: lastDay, ended_at: nowText() }).where('id', '=', id).execute();

/** Closes the open offers of a post: their guards were told another time or place. */
export const closeOffersOf = (tx: Tx, id: string) =>
  tx
    .updateTable('offers')
    .set({ open_until: nowText() })
    .where('post_id', '=', id)
    .where('assignment_ids', 'is', null)
    .where('open_until', '>', nowText())
    .execute();

export const deletePostOfRequest = (tx: Tx, requestId: string) =>
  tx.deleteFrom('posts').where('request_id', '=', requestId).execute();
