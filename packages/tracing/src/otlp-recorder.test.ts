import { traceCollector } from '@dijla/test-kit/trace-collector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTracing } from './start-tracing.ts';
import type { Sampler, TraceSettings } from './trace-settings.ts';
import {
  beginPart,
  currentTraceId,
  currentTraceparent,
  inPart,
  inSpan,
  isTracing,
  nameSpan,
  noteOnSpan,
} from './tracing.ts';

let stop = async (): Promise<void> => undefined;
const start = async (url: string, changes: Partial<TraceSettings> = {}) => {
  const troubles: string[] = [];
  const settings: TraceSettings = {
    url: `${url}/v1/traces`,
    headers: {},
    serviceName: 'test',
    sampler: { name: 'parentbased_always_on', ratio: 1 },
    ...changes,
  };
  stop = await startTracing(settings, { resource: {}, onTrouble: (fault) => troubles.push(fault) });
  return troubles;
};
afterEach(() => stop());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = (isSampled: boolean) => `00-${traceId}-00f067aa0ba902b7-0${isSampled ? 1 : 0}`;

describe('spans', () => {
  it('are nothing, and cost nothing, until they are sent somewhere', async () => {
    expect(isTracing()).toBe(false);
    const seen = inSpan('a', {}, ({ reference }) => [reference, currentTraceId(), currentTraceparent()]);
    expect(seen).toEqual([undefined, undefined, undefined]);
    expect(beginPart('b', {})).toBeUndefined();
  });

  it('are sent as the tree they ran as, with what was said of them', async () => {
    const collector = await traceCollector();
    await start(collector.url);
    await inSpan('outer', { kind: 'server', parent: parent(true), cause: parent(true) }, async () => {
      nameSpan('named');
      await Promise.all([
        inPart('first', {}, async () => noteOnSpan({ 'a.b': 1 })),
        inSpan('second', { kind: 'client' }, async () => beginPart('third', {})?.end()),
      ]);
      expect(currentTraceId()).toBe(traceId);
    });
    inPart('alone', {}, () => undefined);
    await stop();
    const spans = new Map(collector.spans().map((span) => [span.name, span]));
    expect([...spans.keys()].toSorted()).toEqual(['first', 'named', 'second', 'third']);
    expect(spans.get('named')).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2, traceId });
    expect(spans.get('named')?.links).toMatchObject([{ traceId, spanId: '00f067aa0ba902b7' }]);
    expect(spans.get('first')).toMatchObject({
      parentSpanId: spans.get('named')?.spanId,
      attributes: { 'a.b': 1 },
    });
    expect(spans.get('third')?.parentSpanId).toBe(spans.get('second')?.spanId);
    expect(spans.get('named')?.resource).toMatchObject({ 'service.name': 'test' });
  });

  it('say of a fault its code or its name, and never its words', async () => {
    const collector = await traceCollector();
    await start(collector.url);
    const fault = Object.assign(new Error('Key (email)=(noor@example.iq) exists'), { code: '23505' });
    await expect(inSpan('late', {}, async () => Promise.reject(fault))).rejects.toBe(fault);
    expect(() =>
      inSpan('at once', {}, () => {
        throw new TypeError('noor@example.iq');
      }),
    ).toThrow(TypeError);
    await stop();
    expect(collector.text()).not.toContain('noor');
    expect(
      collector.spans().map(({ name, status, attributes }) => [name, status?.code, attributes['error.type']]),
    ).toEqual([
      ['late', 2, '23505'],
      ['at once', 2, 'TypeError'],
    ]);
  });

  it.each<[Sampler['name'], number, undefined | boolean, boolean]>([
    ['always_on', 1, undefined, true],
    ['always_off', 1, true, false],
    ['traceidratio', 0, true, false],
    ['traceidratio', 1, false, true],
    ['parentbased_always_on', 1, false, false],
    ['parentbased_always_off', 1, undefined, false],
    ['parentbased_always_off', 1, true, true],
    ['parentbased_traceidratio', 0, undefined, false],
    ['parentbased_traceidratio', 0, true, true],
  ])(
    'by %s of %d, in a trace that is recorded elsewhere (%s), are recorded: %s',
    async (name, ratio, isSampled, isSent) => {
      const collector = await traceCollector();
      await start(collector.url, { sampler: { name, ratio } });
      const reference = inSpan(
        'a',
        isSampled === undefined ? {} : { parent: parent(isSampled) },
        (span) => span.reference,
      );
      await stop();
      expect([reference?.isSampled, collector.spans().length]).toEqual([isSent, isSent ? 1 : 0]);
    },
  );
});

describe('a collector', () => {
  const many = 20_000;
  const recordMany = async () => {
    const begun = performance.now();
    for (let place = 0; place < many; place += 1) {
      await inSpan(`span ${place}`, { attributes: { place } }, async () => undefined);
      if (place % 1000 === 0) await new Promise(setImmediate);
    }
    return performance.now() - begun;
  };

  it('that is away keeps nobody waiting, at work or at the end, and the log is told', async () => {
    const troubles = await start('http://127.0.0.1:1');
    expect(await recordMany()).toBeLessThan(10_000);
    const begun = performance.now();
    await stop();
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(troubles.join()).not.toContain('127.0.0.1');
  });

  it('that hangs loses what does not fit into the queue, and holds no more', async () => {
    const waiting: (() => void)[] = [];
    const collector = await traceCollector((response) =>
      waiting.push(() => void response.writeHead(200).end('{}')),
    );
    await start(collector.url);
    await recordMany();
    await vi.waitFor(() => expect(waiting.length).toBe(1));
    for (let answered = 0; answered < 12; answered += 1) {
      waiting.splice(0).forEach((answer) => answer());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const ended = stop();
    const answering = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 20);
    await ended;
    clearInterval(answering);
    const sent = collector.spans().length;
    expect(sent).toBeGreaterThan(512);
    expect(sent).toBeLessThanOrEqual(2048 + 2 * 512);
  });
});
