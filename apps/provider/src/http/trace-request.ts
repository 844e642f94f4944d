import type { BlockList } from 'node:net';
import { inSpan, isTracing } from '@dijla/tracing/tracing';
import { writeTraceparent } from '@dijla/tracing/traceparent';
import type { Context } from 'hono';
import { isTrusted } from './caller-address.ts';
import type { ProviderEnvironment as Env } from './request-context.ts';
import { spanOfCaller } from './span-of-caller.ts';

/** Asked by watchers every few seconds; of no interest to anybody who looks at traces. */
const ofHealth: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const beginningOf = ({ req, env }: Context<Env>, proxies: BlockList) =>
  // A page that is rendered here is what runs already.
  env?.inProcess
    ? {}
    : spanOfCaller(req.header('traceparent'), { isTrusted: isTrusted(proxies, env?.socketAddress) });

/**
 * Carries out a request within a span that is named after the call. The answer says which one it is, so that whoever
 * saw it in a browser finds the trace.
 */
export const traceRequest = async (
  context: Context<Env>,
  proxies: BlockList,
  work: () => Promise<void>,
): Promise<void> => {
  if (!isTracing() || ofHealth.has(context.req.path)) return work();
  return inSpan('call', { kind: 'server', ...beginningOf(context, proxies) }, async (span) => {
    await work();
    const { status, headers } = context.res;
    span.rename(context.get('call'));
    span.set({ 'http.request.method': context.req.method, 'http.response.status_code': status });
    if (status >= 500) span.fail(String(status));
    if (!context.env?.inProcess && span.reference?.isSampled)
      headers.set('server-timing', `traceparent;desc="${writeTraceparent(span.reference)}"`);
  });
};
