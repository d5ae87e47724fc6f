import { paperKinds } from '@prahari/contract/documents';
import { seededRandom } from './random.ts';
import type { DemoRows } from './rows.ts';

const CITIES = ['Pune', 'Bhopal', 'Mumbai', 'Nagpur', 'Indore', 'Thane', 'Nashik', 'Lucknow'];
const ISSUERS = { policeVerification: 'PN/CP', psaraTraining: 'MH/PSARA', medical: 'SGH' } as const;
/** A separate seed, so that papers don't change the rest of the demo. */
const SEED = 20_261_123;

/** Adds home cities, dates of birth and papers; some expire soon and one has expired. */
export function addPapers(
  rows: DemoRows,
  calendar: { day: (daysAgo: number) => string; idAt: (instant: string) => string },
): void {
  const random = seededRandom(SEED);
  rows.guards.forEach((guard, index) => {
    guard.city = random.pick(CITIES);
    guard.date_of_birth =
      rows.security_applications.find(({ user_id }) => user_id === guard.user_id)?.date_of_birth ?? null;
    for (const kind of paperKinds) {
      const isMissing = kind === 'medical' && index % 9 === 4;
      if (isMissing) continue;
      const endsSoon = kind === paperKinds[index % 3] && index % 8 === 1;
      const daysLeft = endsSoon ? random.between(-6, 25) : random.between(40, 700);
      rows.papers.push({
        id: calendar.idAt(guard.created_at),
        guard_id: guard.id,
        kind,
        number: `${ISSUERS[kind]}/${random.between(10_000, 99_999)}`,
        expires_on: calendar.day(-daysLeft),
        created_at: guard.created_at,
      });
    }
  });
}
