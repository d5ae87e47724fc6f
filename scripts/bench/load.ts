import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Requests per connection, instead of `seconds`. */
  requestsEach: number | undefined;
  /** Returns the requests that a connection repeats in order. */
  requestsOf: (connection: number) => LoadRequest[];
}

export interface LoadResult {
  perSecond: number;
  calls: number;
  medianMs: number;
  p99Ms: number;
}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sends requests on keep-alive connections. @throws unless every reply is 2xx */
export async function runLoad({
  url,
  connections,
  seconds,
  requestsEach,
  requestsOf,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let failure: string | undefined;
  let opened = 0;
  const began = performance.now();
  let lastReply = began;
  await new Promise<void>((done, failed) => {
    const run = autocannon(
      {
        url,
        connections,
        ...(requestsEach === undefined ? { duration: seconds } : { amount: requestsEach * connections }),
        timeout: 60,
        setupClient: (client) => {
          client.setRequests(requestsOf(opened));
          opened += 1;
        },
      },
      (error, { errors }) => {
        if (errors > 0) failure ??= `${errors} connection errors`;
        return error ? failed(error) : done();
      },
    );
    run.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      lastReply = performance.now();
      if (status >= 200 && status < 300) return;
      failure ??= `a reply with status ${status}`;
      run.stop?.();
    });
  });
  if (times.length === 0) failure ??= 'no reply';
  if (failure) throw new Error(`${url}: ${failure}`);
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: (times.length * 1000) / (lastReply - began),
    calls: times.length,
    medianMs: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  };
}
