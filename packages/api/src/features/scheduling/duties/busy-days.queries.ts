import type { Day } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { compiled, fixed } from '../../../db/compiled.ts';

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
