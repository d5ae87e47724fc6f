import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { startProcess } from '../../testing/server-process.ts';

interface Span {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A collector that takes spans over OTLP, as JSON over HTTP. */
async function startCollector() {
  const spans: Span[] = [];
  const services: string[] = [];
  const paths = new Set<string>();
  const server = createServer(async (incoming, outgoing) => {
    paths.add(incoming.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(chunks).toString()).resourceSpans) {
      services.push(JSON.stringify(resource.attributes));
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, services, paths, stop: () => new Promise((done) => server.close(done)) };
}

test('a span of each call goes to the collector, in the trace of its caller and without personal data', async () => {
  const collector = await startCollector();
  const server = startProcess(database, 'main.ts', { env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const api = `${await server.ready}/api`;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${api}/admin/bills?q=asha@example.com`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await fetch(`${api}/health`);
  expect(await server.end()).toBe(0);
  await collector.stop();
  expect(collector.paths).toEqual(new Set(['/v1/traces']));
  const bills = collector.spans.find(({ name }) => name === 'GET /api/admin/bills');
  expect(bills).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const attributes = Object.fromEntries(bills?.attributes.map(({ key, value }) => [key, value]) ?? []);
  expect(attributes['http.response.status_code']?.intValue).toBe(401);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/health');
  expect(collector.services[0]).toContain('"prahari"');
  expect(JSON.stringify(collector.spans)).not.toContain('asha');
  expect(server.output().stderr).not.toContain('outgoing connection refused');
});
