import type { Location } from '@prahari/contract/assignments.schemas';
import type { Period } from '@prahari/domain/periods';
import type { PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { sql } from 'kysely';
import { compiled, fixed } from '../../../db/compiled.ts';
import type { Db, Tx } from '../../../db/tables.ts';

export const countOpenOfClient = compiled<{ clientId: string }, { number: number }>(
  'count-open-of-client',
  (db, value) =>
    db
      .selectFrom('assignments')
      .select((eb) => eb.fn.countAll<number>().as('number'))
      .where('client_id', '=', value('clientId'))
      .where('status', '<>', fixed('completed')),
);

export const selectOpenPostAssignments = compiled<
  { postId: string },
  { id: string; guardId: string } & Period
>('open-at-post', (db, value) =>
  db
    .selectFrom('assignments')
    .select(['id', 'guard_id as guardId', 'start_date as startDate', 'end_date as endDate'])
    .where('post_id', '=', value('postId'))
    .where('status', '<>', fixed('completed'))
    .orderBy('id'),
);

interface OverlappingPost extends Period {
  id: string;
  asked: number;
  shift: Shift | null;
  city: string;
  startsAt: string | null;
  hours: number | null;
}

const clientPostsOverlapping = compiled<{ clientId: string } & Period, OverlappingPost>(
  'client-posts-overlapping',
  (db, value) =>
    db
      .selectFrom('posts')
      .select([
        'id',
        'asked',
        'shift',
        'city',
        'starts_at as startsAt',
        'hours',
        'start_date as startDate',
        'end_date as endDate',
      ])
      .where('client_id', '=', value('clientId'))
      .where('start_date', '<=', value('endDate'))
      .where('end_date', '>=', value('startDate'))
      .whereRef('end_date', '>=', 'start_date')
      .orderBy('created_at')
      .orderBy('id'),
);

/** Returns a client's posts whose dates overlap a period, oldest first. */
export const selectClientPostsOverlapping = (db: Db, clientId: string, { startDate, endDate }: Period) =>
  clientPostsOverlapping(db, { clientId, startDate, endDate });

/** Gives a post without shift or city those of its first assignment. */
export const adoptShiftAndPlace = (
  tx: Tx,
  id: string,
  { shift, place, hours }: { shift: Shift; place: Location; hours: PostHours },
) =>
  tx
    .updateTable('posts')
    .set((eb) => {
      const unlessKnown = (column: 'street' | 'state' | 'zip_code' | 'city', value: string) =>
        eb.case().when('city', '=', '').then(value).else(eb.ref(column)).end();
      return {
        starts_at: eb.case().when('shift', 'is', null).then(hours.startsAt).else(eb.ref('starts_at')).end(),
        hours: eb.case().when('shift', 'is', null).then(hours.hours).else(eb.ref('hours')).end(),
        shift: sql<Shift>`coalesce(shift, ${shift})`,
        street: unlessKnown('street', place.street),
        city: unlessKnown('city', place.city),
        state: unlessKnown('state', place.state),
        zip_code: unlessKnown('zip_code', place.zipCode),
      };
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('shift', 'is', null), eb('city', '=', '')]))
    .execute();
