/**
 * Returns the id of the trace that a `traceparent` header (W3C Trace Context) names, undefined for none. Proxies
 * and callers give it, so that their records and the shop's can be put side by side.
 */
export const traceOf = (header: string | undefined): string | undefined => {
  const [, version, trace] =
    /^([\da-f]{2})-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/.exec(header ?? '') ?? [];
  return version === undefined || version === 'ff' || /^0+$/.test(trace ?? '') ? undefined : trace;
};
