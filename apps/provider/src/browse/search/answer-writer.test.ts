import { describe, expect, it, vi } from 'vitest';
import type { EngineAnswer } from '@dijla/search-index/core/search-engine';
import { isRefusal } from '../../call/refusal.ts';
import { type AnswerBounds, answerWriter } from './answer-writer.ts';

const found = (count: number): EngineAnswer => ({
  hits: Array.from({ length: count }, (_, id) => ({ document: { id, name: 'x'.repeat(100) }, score: 1 })),
  total: 777,
  aggregations: {},
});
const form = { entity: 'product', source: { include: [], exclude: [] }, isCompact: true } as const;
const bounds: AnswerBounds = {
  streamedFrom: 10_000,
  largest: 100_000,
  atOnce: 2,
  waitingAtMost: 1,
  patienceMs: 20,
  stallMs: 1000,
  longestMs: 10_000,
};
const caller = { gone: () => new AbortController().signal, onFault: () => undefined, address: '10.0.0.1' };
let networks = 0;
/** A caller of a network that nobody else is in. */
const stranger = () => ({ ...caller, address: `10.1.${(networks += 1)}.1` });
const write = async (writer: ReturnType<typeof answerWriter>, count: number, signal?: AbortSignal) => {
  const output = await writer(found(count), form, { ...stranger(), ...(signal && { gone: () => signal }) });
  return isRefusal(output) ? output.code : output;
};
const textOf = (output: Awaited<ReturnType<typeof write>>) =>
  new Response(typeof output === 'string' ? '' : output.written).text();

describe('answerWriter', () => {
  it('gives a small answer whole', async () => {
    const output = await write(answerWriter(bounds), 60);
    expect(output).toMatchObject({ result: { total: 777, hits: { length: 60 } } });
    expect(output).not.toHaveProperty('written');
  });

  it('writes a large one piece by piece, which is the same', async () => {
    const whole = await write(answerWriter({ ...bounds, streamedFrom: 100_000 }), 200);
    const output = await write(answerWriter(bounds), 200);
    expect(whole).toMatchObject({ result: { total: 777, aggregations: {}, hits: { length: 200 } } });
    expect(JSON.parse(await textOf(output))).toEqual(typeof whole === 'string' ? whole : whole.result);
  });

  it('W1: writes a standard answer piece by piece, which is the same as whole', async () => {
    const standard = { ...form, isCompact: false };
    const [whole, inPieces] = [
      await answerWriter({ ...bounds, streamedFrom: 100_000 })(found(200), standard, caller),
      await answerWriter(bounds)(found(200), standard, caller),
    ];
    if (isRefusal(whole) || isRefusal(inPieces)) throw new Error('refused');
    expect(whole.result).toMatchObject({ hits: { total: 777, hits: { length: 200 } }, aggregations: {} });
    expect(await new Response(inPieces.written).json()).toEqual(whole.result);
  });

  it('sends from where it wrote, and writes there again only when that has been sent; in process each answer is a copy', async () => {
    const [writer, sent] = [answerWriter({}), [] as (() => void)[]];
    const whenSent = (act: () => void) => void sent.push(act);
    const listing = (name: string): EngineAnswer => ({
      hits: [{ id: 1, document: {}, score: 1 }],
      total: 1,
      cardsIn: () => () => Buffer.from(JSON.stringify({ name })),
    });
    const answer = async (name: string, more: object = { whenSent }) =>
      ((await writer(listing(name), form, { ...caller, ...more })) as { written: Uint8Array<ArrayBuffer> })
        .written;
    const [one, two] = [await answer('one'), await answer('two')];
    sent[1]?.();
    const [three, four, five] = [await answer('three', {}), await answer('four', {}), await answer('five')];
    expect(
      [one, three, four, five].map((bytes) => /"name":"(\w+)"/.exec(Buffer.from(bytes).toString())?.[1]),
    ).toEqual(['one', 'three', 'four', 'five']);
    expect(new Set([one, two, three, four].map(({ buffer }) => buffer)).size).toBe(4);
    expect(five.buffer).toBe(two.buffer);
  });

  it('refuses one that is too large, or near it, as an estimate may be too low', async () => {
    expect([await write(answerWriter(bounds), 1000), await write(answerWriter(bounds), 700)]).toEqual([
      'search.answer-too-large',
      'search.answer-too-large',
    ]);
  });

  it('bounds few documents too, which may be large', async () => {
    expect(await write(answerWriter({ ...bounds, largest: 5000 }), 50)).toBe('search.answer-too-large');
  });

  it('keeps no place for who has gone', async () => {
    const writer = answerWriter({ ...bounds, patienceMs: 60_000 });
    const [first, second] = [await write(writer, 200), await write(writer, 200)];
    const leaving = new AbortController();
    const third = write(writer, 200, leaving.signal);
    leaving.abort();
    expect(await third).toBe('request.busy');
    const fourth = write(writer, 200);
    await Promise.all([textOf(first), textOf(second)]);
    expect((await textOf(await fourth)).length).toBeGreaterThan(10_000);
  });

  it('tells what went wrong while it wrote, and ends the turn', async () => {
    const onFault = vi.fn<(fault: unknown) => void>();
    const writer = answerWriter({ ...bounds, atOnce: 1 });
    const broken = found(200);
    Object.defineProperty(broken.hits[199]?.document ?? {}, 'name', {
      enumerable: true,
      get: () => {
        throw new Error('no such name');
      },
    });
    const output = await writer(broken, form, { ...caller, onFault });
    await expect(textOf(isRefusal(output) ? output.code : output)).rejects.toThrow('no such name');
    expect(onFault.mock.calls).toEqual([[expect.objectContaining({ message: 'no such name' })]]);
    expect(await write(writer, 200)).toHaveProperty('written');
  });

  it('writes two large ones at once; a third waits for one of them, and is sent away when the line is full', async () => {
    const writer = answerWriter({ ...bounds, largest: 1_000_000, patienceMs: 60_000 });
    const [first, second] = [await write(writer, 1000), await write(writer, 1000)];
    const third = write(writer, 1000);
    expect(await Promise.race([third, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])).toBe(
      'waits',
    );
    expect(await write(writer, 1000)).toBe('request.busy');
    expect(await write(writer, 60)).toHaveProperty('result');
    await textOf(first);
    expect((await textOf(await third)).length).toBeGreaterThan(100_000);
    await textOf(second);
  });

  it('lets one network write one large answer at a time, and other networks beside it', async () => {
    const writer = answerWriter({ ...bounds, atOnceOfOne: 1, waitingOfOneAtMost: 0 });
    const [held, second] = [await writer(found(200), form, caller), await writer(found(200), form, caller)];
    expect(second).toMatchObject({ code: 'request.busy' });
    expect(await write(writer, 200)).toHaveProperty('written');
    if (!isRefusal(held)) await new Response(held.written).text();
    expect(await writer(found(200), form, caller)).toHaveProperty('written');
  });

  it('writes few fields of many documents as one text, in turn and with other work in between', async () => {
    const few = { ...form, source: { include: ['id'], exclude: [] } };
    const writer = answerWriter({ ...bounds, streamedFrom: 1_000_000, largest: 2_000_000, atOnce: 1 });
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    const [first, second] = await Promise.all([
      writer(found(20_000), few, stranger()),
      writer(found(20_000), few, { ...stranger(), gone: () => AbortSignal.timeout(5) }),
    ]);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(2);
    expect(isRefusal(first) || first.written).toBeInstanceOf(Uint8Array);
    expect(await new Response(isRefusal(first) ? '' : first.written).json()).toMatchObject({
      total: 777,
      hits: { length: 20_000, 19_999: { id: 19_999, _score: 1 } },
    });
    expect(second).toMatchObject({ code: 'request.busy' });
  });

  it('sends away who has waited long enough', async () => {
    const writer = answerWriter({ ...bounds, largest: 1_000_000 });
    const held = [await write(writer, 1000), await write(writer, 1000)];
    expect(await write(writer, 1000)).toBe('request.busy');
    await Promise.all(held.map(textOf));
  });

  it('gives a large one whole when few fields are asked for', async () => {
    const output = await answerWriter(bounds)(
      found(200),
      { ...form, source: { include: ['id'], exclude: [] } },
      caller,
    );
    expect(output).not.toHaveProperty('written');
  });
});
