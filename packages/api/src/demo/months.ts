import { addDays, type Day, today } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import { defaultHours } from '@prahari/domain/post-hours';
import type { RateBasis } from '@prahari/domain/rates';
import type { DemoClientRow } from './people.ts';
import { seededRandom } from './random.ts';
import type { DemoRows } from './rows.ts';

const SEED = 20_261_122;
const DAY_MS = 86_400_000;

/** Rates on the public page of prices. */
const PUBLISHED = 4;

const BASES: readonly RateBasis[] = ['calendar', 'calendar', 'calendar', '26', '30', 'duty'];

/** Enters a rate of each client but one, from the day on which its first post began. */
export function addRates(rows: DemoRows, clients: readonly DemoClientRow[], adminAt: string): void {
  const random = seededRandom(SEED);
  for (const [index, client] of clients.slice(0, -1).entries()) {
    const basis = BASES[index % BASES.length] ?? 'calendar';
    const monthly = random.between(34, 62) * 500;
    rows.rates.push({
      id: `${client.id.slice(0, -1)}0`,
      client_id: client.id,
      basis,
      hours: defaultHours[client.shift].hours as 8 | 12 | 24,
      amount_paise: basis === 'duty' ? Math.round(monthly / 26) * 100 : monthly * 100,
      from_day: '2024-01-01',
      is_published: index < PUBLISHED ? 1 : 0,
      holiday_percent: index % 2 === 0 ? 100 : 0,
      created_at: adminAt,
    });
  }
}

/** Sends last month to the clients: most have agreed it, one in four has not answered yet. */
export function addMusters(rows: DemoRows, now: Date = new Date()): void {
  const lastDay: Day = addDays(`${today(now).slice(0, 7)}-01`, -1);
  const month = lastDay.slice(0, 7);
  const { first, last } = daysOfMonth(month);
  const admin = rows.users.find(({ role }) => role === 'admin');
  const guarded = new Set(
    rows.duties.filter(({ day }) => day >= first && day <= last).map(({ post_id }) => post_id),
  );
  let index = 0;
  for (const post of rows.posts) {
    if (!guarded.has(post.id)) continue;
    index += 1;
    // The last duty of the month ends on the day after it.
    const sentAt = Date.parse(`${last}T00:00:00+05:30`) + 2 * DAY_MS;
    if (sentAt > now.getTime() || index % 8 === 7) continue;
    const isAgreed = index % 4 !== 0;
    rows.musters.push({
      id: `${post.id.slice(0, -1)}0`,
      post_id: post.id,
      month,
      state: isAgreed ? 'agreed' : 'sent',
      sent_at: sentAt,
      sent_by: admin?.id ?? null,
      covers_until: sentAt,
      attended_since: Date.parse('2024-01-01T00:00:00Z'),
      agreed_until: isAgreed ? sentAt : 0,
      agreed_at: isAgreed ? Math.min(sentAt + DAY_MS, now.getTime()) : null,
      agreed_by: isAgreed ? (clientUserOf(rows, post.client_id) ?? null) : null,
      agreed_how: isAgreed ? 'login' : null,
    });
  }
}

const clientUserOf = (rows: DemoRows, clientId: string): string | undefined =>
  rows.clients.find(({ id }) => id === clientId)?.user_id;
