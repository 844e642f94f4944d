import { setTimeout as pause } from 'node:timers/promises';
import type { Fate, Passage } from './offline-schedules.ts';

/** A call as it is on the way. */
type SentCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
};
/** A provider as over HTTP. */
export type Ask = (call: SentCall) => Promise<Response>;
export type Faults = Record<Exclude<Fate, 'answered'> | 'offline', number>;

export const noFaults = (): Faults => ({
  'lost-before': 0,
  'lost-after': 0,
  'failed-before': 0,
  'failed-after': 0,
  half: 0,
  'timed-out': 0,
  late: 0,
  offline: 0,
});

/** Milliseconds by which a call that was given up arrives after all, at most. */
const latestMs = 40;

const gone = (): Error => new TypeError('Failed to fetch');
const timedOut = (): Error => new DOMException('The operation timed out.', 'TimeoutError');
/** What the provider says that carried nothing out: that it failed, or that it is busy. */
const failures = [
  () => Response.json({ code: 500, result: 'Something went wrong.' }, { status: 500 }),
  () => Response.json({ code: 503, result: 'We’re very busy right now.' }, { status: 503 }),
  () => Response.json({ code: 429, result: 'We’re very busy right now.' }, { status: 429 }),
];
/** A change of the cart that is answered 500 is refused for good (wire §5), and the line says so: its pieces are not lost. */
const cartFailures = failures.slice(1);
const failuresOf = ({ url }: SentCall) =>
  /\/api\/cart\/(update|delete)\?/.test(url) ? cartFailures : failures;
/** What a proxy says that does not know what became of the call. */
const unknowns = [
  () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  () => Response.json({ code: 504, result: 'The provider does not answer.' }, { status: 504 }),
  () => Response.json({ code: 503, result: 'We’re very busy right now.' }, { status: 503 }),
];
const chosen = (from: readonly (() => Response)[], by: number): Response =>
  (from[by % from.length] ?? gone)() as Response;

/** The answer as it is when the connection breaks off in the middle of its body. */
const halfOf = async (response: Response): Promise<Response> => {
  const text = await response.text();
  const half = text.slice(0, Math.floor(text.length / 2));
  return new Response(half, { status: response.status, headers: response.headers });
};

/** The cookies of one browser, without paths. */
const cookieJar = () => {
  const kept = new Map<string, string>();
  return {
    put: (name: string, value: string): void => void kept.set(name, value),
    header: (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: ({ headers }: Response): void => {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...traits] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (traits.some((trait) => /^\s*max-age=0\s*$/i.test(trait))) kept.delete(name.trim());
        else kept.set(name.trim(), value.join('='));
      }
    },
  };
};

/**
 * Returns the network of one browser: each call fares as scheduled, and all later ones are answered. `settled` resolves
 * when nothing is under way any more.
 */
export const faultyNetwork = (ask: Ask, { passages, faults }: { passages: Passage[]; faults: Faults }) => {
  const state = { isOnline: true, calls: 0 };
  const jar = cookieJar();
  const underWay = new Set<Promise<unknown>>();

  const sent = async (request: Request): Promise<SentCall> => {
    const headers = Object.fromEntries(request.headers);
    const cookie = jar.header();
    if (cookie !== '') headers['cookie'] = cookie;
    const body = request.method === 'GET' ? undefined : await request.text();
    return { method: request.method, url: request.url, headers, body };
  };
  const carriedOut = (call: SentCall): Promise<Response> => {
    state.calls += 1;
    const answer = ask(call);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const arrivesLater = (call: SentCall, ms: number): void => {
    const later = pause((ms * 7) % latestMs).then(() => carriedOut(call));
    underWay.add(later);
    void later.finally(() => underWay.delete(later)).catch(() => undefined);
  };
  const answered = async (call: SentCall): Promise<Response> => {
    const response = await carriedOut(call);
    jar.keep(response);
    return response;
  };
  const fare = async (call: SentCall, { fate, ms }: Passage): Promise<Response> => {
    if (fate !== 'answered') faults[fate] += 1;
    if (ms > 0) await pause(ms);
    switch (fate) {
      case 'answered':
        return answered(call);
      case 'lost-before':
        throw gone();
      case 'timed-out':
        throw timedOut();
      case 'late':
        arrivesLater(call, ms);
        throw timedOut();
      case 'failed-before':
        return chosen(failuresOf(call), ms);
      case 'lost-after':
        await carriedOut(call);
        throw gone();
      case 'failed-after':
        await carriedOut(call);
        return chosen(unknowns, ms);
      case 'half':
        return halfOf(await answered(call));
    }
  };
  const fetch = async (request: Request): Promise<Response> => {
    if (!state.isOnline) {
      faults.offline += 1;
      throw gone();
    }
    return fare(await sent(request), passages.shift() ?? { fate: 'answered', ms: 0 });
  };
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  return { fetch, state, jar, settled };
};

export type FaultyNetwork = ReturnType<typeof faultyNetwork>;
