import type { SpanStart } from '@dijla/tracing/tracing';

/**
 * Returns how the span of a request begins. A proxy or page server that is trusted is gone on from, with its decision
 * whether the trace is recorded. What anybody else sends is linked to, and decides nothing: otherwise every stranger
 * could have all of her requests recorded, and fill the traces of others.
 */
export const spanOfCaller = (
  traceparent: string | undefined,
  { isTrusted }: { isTrusted: boolean },
): Pick<SpanStart, 'parent' | 'cause'> => (isTrusted ? { parent: traceparent } : { cause: traceparent });
