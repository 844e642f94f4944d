import { inPart } from '@dijla/tracing/tracing';

/**
 * Asks somebody outside within a span that says whom, and what came of it: the host and a status, or the name of a
 * fault. Paths, headers and bodies hold keys and persons, so they are not told; nor does whoever is asked learn of the trace.
 */
export const traceOutbound = (
  { host }: Pick<URL, 'host'>,
  method: string | undefined,
  ask: () => Promise<Response>,
): Promise<Response> => {
  const verb = method ?? 'GET';
  return inPart(
    `${verb} ${host}`,
    { kind: 'client', attributes: { 'http.request.method': verb, 'server.address': host } },
    async (span) => {
      const answer = await ask();
      span.set({ 'http.response.status_code': answer.status });
      if (answer.status >= 400) span.fail(String(answer.status));
      return answer;
    },
  );
};
