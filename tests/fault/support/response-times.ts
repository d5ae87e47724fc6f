import { Agent, get } from 'node:http';

export interface ResponseTimes {
  /** Milliseconds of all replies. Broken connections and statuses other than 200 are Infinity. */
  times: number[];
  stop: () => Promise<void>;
}

const PAUSE_MS = 5;

const timeOf = (address: string, agent: Agent, token: string | undefined): Promise<number> =>
  new Promise((done) => {
    const began = performance.now();
    get(
      address,
      { agent, headers: { 'accept-encoding': 'br', ...(token && { authorization: `Bearer ${token}` }) } },
      (reply) => {
        reply.resume();
        reply.on('close', () =>
          done(reply.complete && reply.statusCode === 200 ? performance.now() - began : Infinity),
        );
      },
    ).on('error', () => done(Infinity));
  });

/** Calls the addresses one after another until stopped, each on a new connection. */
export function sampleResponseTimes(addresses: readonly string[], token?: string): ResponseTimes {
  const times: number[] = [];
  let isRunning = true;
  const loops = addresses.map(async (address) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isRunning) {
      times.push(await timeOf(address, agent, token));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    agent.destroy();
  });
  return {
    times,
    stop: async () => {
      isRunning = false;
      await Promise.all(loops);
    },
  };
}

/** Returns the smallest time that `share` of all times don't exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  const time = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (time === undefined) throw new Error('No times were measured');
  return time;
}
