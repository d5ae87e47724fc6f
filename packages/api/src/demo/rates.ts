import { defaultHours } from '@prahari/domain/post-hours';
import type { RateBasis } from '@prahari/domain/rates';
import type { DemoClientRow } from './people.ts';
import { seededRandom } from './random.ts';
import type { DemoRows } from './rows.ts';

const SEED = 20_261_122;
const BASES: readonly RateBasis[] = ['calendar', 'calendar', 'calendar', '26', '30', 'duty'];

/** Enters a rate of each client but one, from the day on which its first post began. */
export function addRates(rows: DemoRows, clients: readonly DemoClientRow[], adminAt: string): void {
  const random = seededRandom(SEED);
  const published = new Set<number>();
  for (const [index, client] of clients.slice(0, -1).entries()) {
    const basis = BASES[index % BASES.length] ?? 'calendar';
    const monthly = random.between(34, 62) * 500;
    const { hours } = defaultHours[client.shift];
    // The public page has one price for each length of a duty.
    const isPublished = !published.has(hours);
    published.add(hours);
    rows.rates.push({
      id: `${client.id.slice(0, -1)}0`,
      client_id: client.id,
      basis,
      hours: hours as 8 | 12 | 24,
      amount_paise: basis === 'duty' ? Math.round(monthly / 26) * 100 : monthly * 100,
      from_day: '2024-01-01',
      is_published: isPublished ? 1 : 0,
      holiday_percent: index % 2 === 0 ? 100 : 0,
      created_at: adminAt,
    });
  }
}
