import type { TraceSettings } from '@dijla/tracing/trace-settings';
import { z } from 'zod';
import { addressOf } from './address-of.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Names and values as of OTEL_EXPORTER_OTLP_HEADERS: `name=value,name=value`, percent-encoded. */
const headers = z
  .string()
  .refine(
    (text) => text.split(',').every((pair) => /^\s*[\w-]+=(?:[^%]|%[\da-f]{2})*$/i.test(pair)),
    'must be names and values such as authorization=Bearer%20KEY, with commas between them',
  )
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [name.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    ),
  );

/** Where traces go and which, by the names that OpenTelemetry gives these settings. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: addressOf('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().max(100, 'must be 100 characters at most').default('dijla'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be one of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine(
      (text) => /^(?:0|1|0?\.\d{1,9}|[01]\.\d{1,9})$/.test(text) && Number(text) <= 1,
      'must be a share from 0 to 1',
    )
    .transform(Number)
    .default(1),
};

type Values = z.infer<z.ZodObject<typeof traceSettings>>;

/** Returns where traces go and which, undefined where they go nowhere. */
export const tracesOf = (values: Values): TraceSettings | undefined => {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  return url === undefined
    ? undefined
    : {
        url,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: values.OTEL_SERVICE_NAME,
        sampler: { name: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
      };
};
