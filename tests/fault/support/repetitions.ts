/** `npm run prove` asks for everything; CI gets by with a short form that meets the same faults. */
export const full = process.env.PROVE === 'full';

const count = (name: string, short: number, asked: number): number => {
  const given = process.env[name];
  if (given === undefined || given === '') return full ? asked : short;
  if (!/^\d+$/.test(given)) throw new Error(`${name} must be a whole number, not "${given}"`);
  return Number(given);
};

/** How often each fault is made. Each can be set by an environment variable of its name. */
export const KILLS = count('KILLS', 30, 1000);
export const POSTGRES_KILLS = count('POSTGRES_KILLS', 4, 100);
export const POSTGRES_STOPS = count('POSTGRES_STOPS', 3, 30);
export const SILENCES = count('SILENCES', 2, 20);
export const TRACED_WRITES = count('TRACED_WRITES', 100, 2000);
export const RACES = count('RACES', 2000, 100_000);
export const SLOW_CLIENTS = count('SLOW_CLIENTS', 100, 500);
export const MAIL_OUTAGE_SECONDS = count('MAIL_OUTAGE_SECONDS', 1, 180);
