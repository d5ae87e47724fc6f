import type { Location } from '@prahari/contract/assignments.schemas';
import type { Day } from '@prahari/domain/days';
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

/** Duties of a period, counted by day. */
interface InPeriod extends Period {
  id: string;
  /** Days with fewer duties are left out. */
  atLeast: number;
  /** The assignment whose own duties don't count; empty for none. */
  except: string;
}

const busyDays = (name: string, party: 'client_id' | 'post_id') =>
  compiled<InPeriod, { day: Day }>(name, (db, value) =>
    db
      .selectFrom('duties')
      .select('day')
      .where(party, '=', value('id'))
      .where('plan', '=', fixed('planned'))
      .where('assignment_id', '<>', value('except'))
      .where('day', '>=', value('startDate'))
      .where('day', '<=', value('endDate'))
      .groupBy('day')
      .having((eb) => eb.fn.countAll(), '>=', value('atLeast')),
  );

/** Returns the days of a period on which a client, or a post, has at least so many duties. */
export const selectBusyDaysOfClient = busyDays('busy-days-of-client', 'client_id');
export const selectBusyDaysOfPost = busyDays('busy-days-of-post', 'post_id');

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
