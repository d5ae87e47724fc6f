import type { Day } from '@prahari/domain/days';
import { type RawBuilder, sql } from 'kysely';

/** Posts of a client that did not end before they began. */
export const begunOrPlanned = sql`from posts where posts.client_id = clients.id and posts.end_date >= posts.start_date`;

/** Selects the guards a client may have, over its open posts or the latest (docs/adr/0038). */
export const numberOfGuards = (onDay: Day): RawBuilder<number> => sql<number>`coalesce(
  (select sum(posts.asked) ${begunOrPlanned} and posts.end_date >= ${onDay}),
  (select posts.asked from posts where posts.client_id = clients.id
   order by posts.created_at desc, posts.id desc limit 1),
  0)`;
