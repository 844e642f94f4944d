/** A span of another process, or an earlier one, as the header `traceparent` names it (W3C Trace Context). */
export type SpanReference = { traceId: string; spanId: string; isSampled: boolean };

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const isNothing = (id: string): boolean => /^0+$/.test(id);

/** Reads a `traceparent` header; undefined for none, and for what is not one. */
export const readTraceparent = (header: string | undefined | null): SpanReference | undefined => {
  const [, version, traceId = '', spanId = '', flags = ''] = pattern.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || isNothing(traceId) || isNothing(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Writes the header that names a span. */
export const writeTraceparent = ({ traceId, spanId, isSampled }: SpanReference): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
