import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Load {
  urls: readonly string[];
  /** In all, spread over the URLs. */
  connections: number;
  seconds: number;
  /** Each connection sends this many requests instead, for calls that undo each other. */
  requestsEach?: number | undefined;
  /** The requests that a connection sends in turn. */
  requestsOf: (connection: number) => LoadRequest[];
}

export interface LoadResult {
  perSecond: number;
  calls: number;
  medianMs: number;
  p99Ms: number;
}

/** A server replied with something else than 2xx, or broke the connection: figures would mean nothing. */
export class LoadFailed extends Error {}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sends requests on keep-alive connections, each one after the reply to the last. @throws LoadFailed */
export async function runLoad({
  urls,
  connections,
  seconds,
  requestsEach,
  requestsOf,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  const failures: string[] = [];
  let opened = 0;
  const began = performance.now();
  let lastReply = began;
  const each = Math.ceil(connections / urls.length);
  await Promise.all(
    urls.map(
      (url) =>
        new Promise<void>((done, failed) => {
          const run = autocannon(
            {
              url,
              connections: each,
              ...(requestsEach === undefined ? { duration: seconds } : { amount: requestsEach * each }),
              timeout: 60,
              setupClient: (client) => {
                client.setRequests(requestsOf(opened));
                opened += 1;
              },
            },
            (error, result) => {
              if (error) return failed(error);
              if (result.errors > 0) failures.push(`${result.errors} connection errors`);
              done();
            },
          );
          run.on('response', (_client, status, _bytes, ms) => {
            times.push(ms);
            lastReply = performance.now();
            if (status < 200 || status > 299) {
              failures.push(`a reply with status ${status}`);
              run.stop?.();
            }
          });
        }),
    ),
  );
  if (failures.length > 0) throw new LoadFailed(`${urls.join(' ')}: ${failures[0]}`);
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: (times.length * 1000) / (lastReply - began),
    calls: times.length,
    medianMs: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  };
}
