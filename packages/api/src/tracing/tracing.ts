import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type TextMapGetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { methodLabel, routeLabel } from '../metrics/route-label.ts';
import { VERSION } from '../version.ts';

export interface Tracing {
  /** Records a span of each call, as part of the caller's trace if it sends a `traceparent`. */
  middleware: MiddlewareHandler<AppEnv>;
  /** Sends the spans that wait. */
  stop: () => Promise<void>;
}

const headers: TextMapGetter<Record<string, string | string[] | undefined>> = {
  keys: (all) => Object.keys(all),
  get: (all, name) => all[name],
};

/**
 * Sends traces to an OpenTelemetry collector over HTTP. Spans have the names of semantic
 * conventions and no personal data: the route of the contract, not the path.
 */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'prahari', 'service.version': VERSION }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('prahari', VERSION);
  const propagator = new W3CTraceContextPropagator();
  return {
    middleware: async (c, next) => {
      const [method, route] = [methodLabel(c.req.method), routeLabel(c.req.path)];
      const caller = propagator.extract(ROOT_CONTEXT, c.env.incoming.headers, headers);
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      await next();
      const { status } = c.res;
      span.setAttribute('http.response.status_code', status);
      span.setAttribute('prahari.request_id', c.get('requestId'));
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    stop: () => provider.shutdown(),
  };
}
