import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { ServerName } from '../every-server';
import type { Tracing } from './tracing';

/** Servers that only other servers of the site reach. Any other server begins a trace, because a stranger must not choose one. */
const CONTINUES: readonly ServerName[] = ['platform'];
const FAULT = 500;

/** Spans of this process, sent in batches to a collector. */
export function createTracing(endpoint: string, service: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('site');
  const current = new AsyncLocalStorage<Context>();
  const propagator = new W3CTraceContextPropagator();

  /** A span for each call, from its headers to the end of its answer. */
  function traceCalls(app: FastifyInstance, name: ServerName) {
    const contexts = new WeakMap<object, Context>();
    app.addHook('onRequest', (request, reply, done) => {
      const parent = CONTINUES.includes(name) ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
      const route = request.routeOptions.url ?? 'none';
      const attributes = {
        'site.server': name,
        'site.request_id': String(request.id),
        'http.request.method': request.method,
        'http.route': route,
      };
      const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      reply.raw.once('close', () => endCall(span, reply.raw.statusCode));
      const context = trace.setSpan(parent, span);
      contexts.set(request, context);
      current.run(context, done);
    });
    // The body arrives in events of the connection, which know no call.
    app.addHook('preValidation', (request, _reply, done) => current.run(contexts.get(request) ?? ROOT_CONTEXT, done));
  }

  const tracing: Tracing = {
    statement: async (text, send) => {
      const parent = current.getStore();
      if (!parent) return send();
      const [operation = ''] = /[a-z]+/i.exec(text) ?? [];
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
      try {
        return await send();
      } catch (problem) {
        // The text of the error may have a value of the statement.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw problem;
      } finally {
        span.end();
      }
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(current.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
      return headers;
    },
  };

  return { traceCalls, tracing, stop: () => provider.shutdown() };
}

function endCall(span: Span, status: number) {
  span.setAttribute('http.response.status_code', status);
  if (status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
