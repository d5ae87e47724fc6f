/** True under `npm run prove`; `npm test` makes the same faults fewer times. */
export const isFullRun = process.env.PROVE === 'full';

const count = (name: string, short: number, full: number): number => {
  const setting = process.env[name];
  if (setting === undefined || setting === '') return isFullRun ? full : short;
  if (!/^\d+$/.test(setting)) throw new Error(`${name} must be a whole number, not "${setting}"`);
  return Number(setting);
};

/** Repetitions of each fault; an environment variable of the same name overrides each. */
export const KILLS = count('KILLS', 4, 1000);
export const MONTH_KILLS = count('MONTH_KILLS', 2, 100);
export const POSTGRES_KILLS = count('POSTGRES_KILLS', 2, 100);
export const POSTGRES_STOPS = count('POSTGRES_STOPS', 2, 30);
export const POSTGRES_HANGS = count('POSTGRES_HANGS', 2, 20);
export const FAILOVERS = count('FAILOVERS', 1, 6);
export const POOLED_WRITES = count('POOLED_WRITES', 400, 4000);
export const TRACED_WRITES = count('TRACED_WRITES', 100, 2000);
export const RACES = count('RACES', 150, 100_000);
export const DUTY_RACES = count('DUTY_RACES', 200, 10_000);
export const DUTY_KILLS = count('DUTY_KILLS', 1, 40);
export const SLOW_CLIENTS = count('SLOW_CLIENTS', 100, 500);
export const PEOPLE = count('PEOPLE', 20, 2000);
export const DAY_SECONDS = count('DAY_SECONDS', 4, 600);
export const MAIL_OUTAGE_SECONDS = count('MAIL_OUTAGE_SECONDS', 1, 180);
