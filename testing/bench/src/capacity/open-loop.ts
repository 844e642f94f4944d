import { type Agent, request as requestHttp } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../figures.ts';

/** A request as it is sent: a GET of a path, or a POST of JSON. */
export type Asked = { path: string; body?: string };

/** What became of requests that were sent at a rate. */
export type Step = { offered: number; p50: number; p99: number; answered: number; failed: number };

const givenUpAfterMs = 10_000;

/** Sends a request and resolves to whether it was answered with 200, once the answer is whole. */
const send = (base: string, agent: Agent, { path, body }: Asked): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = requestHttp(
      `${base}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'identity',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
        timeout: givenUpAfterMs,
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode === 200)).once('error', () => resolve(false));
      },
    );
    sent.once('timeout', () => sent.destroy()).once('error', () => resolve(false));
    sent.end(body);
  });

/**
 * Sends requests at a rate, each when it is due, whether or not earlier ones are answered: shoppers do not wait for each
 * other. A time counts from when the request was due to the last byte of its answer, so that a server that falls
 * behind is seen to.
 */
export const openLoop = async (
  base: string,
  asked: Iterator<Asked>,
  { agent, perSecond, seconds }: { agent: Agent; perSecond: number; seconds: number },
): Promise<Step> => {
  const begin = performance.now();
  const times: number[] = [];
  let failed = 0;
  const under: Promise<void>[] = [];
  const ask = async (one: Asked, dueAt: number): Promise<void> => {
    if (await send(base, agent, one)) times.push(performance.now() - dueAt);
    else failed += 1;
  };
  for (let place = 0; place < perSecond * seconds; place += 1) {
    const { value, done } = asked.next();
    if (done === true) throw new Error('There are no more requests to send');
    const dueAt = begin + (place * 1000) / perSecond;
    const early = dueAt - performance.now();
    // A timer counts whole milliseconds; what is due meanwhile is sent together.
    if (early >= 1) await pause(early);
    under.push(ask(value as Asked, dueAt));
  }
  await Promise.all(under);
  const took = (performance.now() - begin) / 1000;
  return {
    offered: perSecond,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answered: times.length / took,
    failed,
  };
};
