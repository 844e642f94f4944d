import { describe, expect, it, vi } from 'vitest';
import { isEngineAway } from '../../core/search-engine.ts';
import { type ClusterOptions, clusterOf, ClusterRefusal } from './cluster.ts';

const url = new URL('https://shop:p%2Fw@search.example:9200/Shop');
const asked = { method: 'GET', path: '/_alias/a' } as const;
const clusterSending = (send: NonNullable<ClusterOptions['send']>, now = () => 0) =>
  clusterOf({ url, now, send });
const json = (value: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(value), { status }));
const faultOf = async (work: Promise<unknown>): Promise<Error> => {
  const fault: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof Error)) throw new Error('It answered');
  return fault;
};

describe('clusterOf', () => {
  it('says who asks in a header alone, and names indexes after the shop', async () => {
    const send = vi.fn<NonNullable<ClusterOptions['send']>>(() => json({ a: 1 }));
    const cluster = clusterSending(send);
    expect(cluster.prefix).toBe('shop');
    expect(
      await cluster.ask({ method: 'POST', path: '/a/_bulk?refresh=true', body: [{ b: 1 }, { c: 2 }] }),
    ).toEqual({ a: 1 });
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address?.href).toBe('https://search.example:9200/a/_bulk?refresh=true');
    expect(init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      body: '{"b":1}\n{"c":2}\n',
      headers: {
        authorization: `Basic ${Buffer.from('shop:p/w').toString('base64')}`,
        'content-type': 'application/x-ndjson',
      },
    });
  });

  it.each([429, 500, 503])('takes status %i for a cluster that is away', async (status) => {
    expect(isEngineAway(await faultOf(clusterSending(() => json({}, status)).ask(asked)))).toBe(true);
  });

  it('tells a refusal apart, with its reason, and no password in any message', async () => {
    const error = { type: 'parsing_exception', reason: 'unknown query [x]' };
    const refused = await faultOf(clusterSending(() => json({ error }, 400)).ask(asked));
    expect(refused).toBeInstanceOf(ClusterRefusal);
    expect(refused.message).toBe('The search cluster refuses: 400 parsing_exception unknown query [x]');
    const away = await faultOf(clusterSending(() => Promise.reject(new Error('connect'))).ask(asked));
    expect(`${away.message}${away.stack}`).not.toContain('p%2Fw');
  });

  it('reads no answer without an end', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        given += 1;
        controller.enqueue(new Uint8Array(8 * 1024 * 1024));
      },
    });
    const fault = await faultOf(clusterSending(() => Promise.resolve(new Response(endless))).ask(asked));
    expect(isEngineAway(fault)).toBe(true);
    expect(given).toBeLessThan(8);
  });

  it('leaves a cluster alone for a moment that failed five times, and asks again after it', async () => {
    const clock = { now: 1000 };
    const send = vi.fn<NonNullable<ClusterOptions['send']>>(() => json({}, 503));
    const cluster = clusterSending(send, () => clock.now);
    for (let time = 0; time < 8; time += 1) await faultOf(cluster.ask(asked));
    expect(send).toHaveBeenCalledTimes(5);
    clock.now += 3000;
    await faultOf(cluster.ask(asked));
    expect(send).toHaveBeenCalledTimes(6);
  });
});
