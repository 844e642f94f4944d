import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler as SdkSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler, TraceSettings, TracingParts } from './trace-settings.ts';
import { readTraceparent, type SpanReference } from './traceparent.ts';
import type { Recorder, Span, SpanStart } from './tracing.ts';

/** Spans that wait to be sent; what comes while so many wait is lost. */
const waitingAtMost = 2048;
const sentAtOnce = 512;
const sentEveryMs = 1000;
const sendingAtMostMs = 10_000;
/** Milliseconds the end of a process waits for its last spans to be sent. */
const lastSpansMs = 2000;
/** Characters of one attribute. */
const longestText = 4096;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const samplerOf = ({ name, ratio }: Sampler): SdkSampler => {
  const [, isParentBased, rule] = /^(parentbased_)?(.*)$/.exec(name) ?? [];
  const root =
    rule === 'always_on'
      ? new AlwaysOnSampler()
      : rule === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return isParentBased === undefined ? root : new ParentBasedSampler({ root });
};

const contextOf = ({ traceId, spanId, isSampled }: SpanReference) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const parentOf = ({ parent }: SpanStart, inside: OtlpSpan | undefined): Context => {
  const reference = readTraceparent(parent);
  if (reference !== undefined) return trace.setSpanContext(ROOT_CONTEXT, contextOf(reference));
  return inside === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, inside.span);
};

const linksOf = ({ cause }: SpanStart): Link[] => {
  const reference = readTraceparent(cause);
  return reference === undefined ? [] : [{ context: contextOf(reference) }];
};

type OtlpSpan = Span & { span: ApiSpan };

const otlpSpan = (span: ApiSpan): OtlpSpan => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    span,
    reference: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', type);
    },
    end: () => span.end(),
  };
};

/** Tells of each batch that was not taken. */
const tellingOfTrouble = (exporter: SpanExporter, onTrouble: (fault: string) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      // What the error says may hold the address of the collector, and a password in it.
      if (result.code !== 0) {
        const { code, name = 'unknown' } = (result.error ?? {}) as { code?: unknown; name?: string };
        onTrouble(code === undefined ? name : String(code));
      }
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

/**
 * Returns what records spans and sends them to a collector by OTLP over HTTP, in batches and behind the work: a
 * collector that is slow or away loses spans, and nobody waits for it.
 */
export const otlpRecorder = (
  { url, headers, serviceName, sampler }: TraceSettings,
  { resource, onTrouble }: TracingParts,
): Recorder & { close: () => Promise<void> } => {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: sendingAtMostMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, ...resource }),
    sampler: samplerOf(sampler),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellingOfTrouble(exporter, onTrouble),
        maxQueueSize: waitingAtMost,
        maxExportBatchSize: sentAtOnce,
        scheduledDelayMillis: sentEveryMs,
        exportTimeoutMillis: sendingAtMostMs,
      }),
    ],
  });
  const tracer = provider.getTracer('dijla');
  return {
    begin: (name, start, inside) => {
      const { kind = 'internal', attributes = {} } = start;
      const options = { kind: kinds[kind], attributes, links: linksOf(start) };
      return otlpSpan(tracer.startSpan(name, options, parentOf(start, inside as OtlpSpan | undefined)));
    },
    close: async () => {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(lastSpansMs, undefined, { ref: false }),
      ]);
    },
  };
};
