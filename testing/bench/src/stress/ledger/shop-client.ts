import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import { deskRequestOf } from '@dijla/test-kit/staff-session';
import type { KilledProvider } from './killed-provider.ts';

/** Milliseconds before a request without an answer is sent again, and after which it is given up. */
const againMs = 200;
const patienceMs = 120_000;
/** Asks to come again. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Goods that are sold out are a 500 to the wire's clients (wire §4.3), and no failure of the provider. */
const soldOut = 'Error while adding products. ';

type Given = { query?: Record<string, string>; body?: unknown };
/** The result, or the code of the refusal. */
export type Asked<C extends CallName> =
  | { result: Calls[C]['result']['_output']; refusal: null }
  | { result: null; refusal: string };

/** What became of the requests of all clients. */
type Requests = { answered: number; refused: number; again: number };

/** Those who make calls of a provider that may be killed: each request is sent until it has an answer. */
export const shopClient = (provider: Pick<KilledProvider, 'url'>) => {
  const requests: Requests = { answered: 0, refused: 0, again: 0 };
  const refused = new Map<string, number>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    let last = 'nobody';
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(againMs)) {
      const answer = await fetch(`${await provider.url().catch(() => '')}${path}`, init).catch(() => null);
      if (answer !== null && !passing.has(answer.status)) return answer;
      last = answer === null ? 'nobody' : `${answer.status} ${answer.headers.get('x-refusal') ?? ''}`;
      await answer?.arrayBuffer();
      requests.again += 1;
    }
    throw new Error(`${path.split('?')[0]} has no answer; the last was of ${last}`);
  };
  /** Makes a call; the same key says that it is the same request. Throws on a failure of the provider. */
  const ask = async <C extends CallName>(name: C, given: Given = {}, cookie = ''): Promise<Asked<C>> => {
    const { place, init } = deskRequestOf(name, {
      ...given,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(cookie !== '' && { cookie }),
      },
    });
    const answer = await send(place, init);
    const { result } = (await answer.json()) as { result: never };
    if (answer.status >= 500 && !String(result).startsWith(soldOut))
      throw new Error(`${name} answers ${answer.status}: ${String(result)}`);
    if (answer.status === 200) {
      requests.answered += 1;
      return { result, refusal: null };
    }
    requests.refused += 1;
    const refusal = answer.headers.get('x-refusal') ?? String(answer.status);
    refused.set(`${name} ${refusal}`, (refused.get(`${name} ${refusal}`) ?? 0) + 1);
    return { result: null, refusal };
  };
  /** Makes a call that must succeed. */
  const need = async <C extends CallName>(name: C, given: Given = {}, cookie = '') => {
    const asked = await ask(name, given, cookie);
    if (asked.refusal !== null) throw new Error(`${name} is refused: ${asked.refusal}`);
    return asked.result as Calls[C]['result']['_output'];
  };
  /** How often calls were refused, by their names and the refusals' codes. */
  const refusals = (): Record<string, number> => Object.fromEntries(refused);
  return { requests, refusals, ask, need };
};
