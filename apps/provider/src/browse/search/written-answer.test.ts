import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerBrackets } from './answer-brackets.ts';
import { type WrittenBounds, writtenAnswer } from './written-answer.ts';

const brackets = { before: '{"hits":[', after: ']' };
const bounds: WrittenBounds = {
  largest: 1_000_000,
  stallMs: 1000,
  longestMs: 10_000,
  onEnd: () => undefined,
};
const written = (hits: readonly unknown[], rest: object, changes: Partial<WrittenBounds> = {}) =>
  writtenAnswer(
    { hits: hits.values().map((hit) => JSON.stringify(hit)), brackets, counts: rest },
    { ...bounds, ...changes },
  );
const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

describe('writtenAnswer', () => {
  afterEach(() => void vi.useRealTimers());

  it('is the JSON of the whole answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 20 }), fc.nat(), async (hits, total) => {
        expect(await textOf(written(hits, { total, aggregations: {} }))).toBe(
          JSON.stringify({ hits, total, aggregations: {} }),
        );
        expect(
          await textOf(
            writtenAnswer(
              {
                hits: hits.values().map((hit) => JSON.stringify(hit)),
                brackets: answerBrackets({ total }, { isCompact: false }),
                counts: {},
              },
              bounds,
            ),
          ),
        ).toBe(JSON.stringify({ hits: { total, hits } }));
      }),
      { numRuns: 50 },
    );
  });

  it('writes no more than a piece ahead of its reader', async () => {
    const hit = 'x'.repeat(10_000);
    let asked = 0;
    const hits = Array.from({ length: 1000 }, () => hit)
      .values()
      .map((text) => {
        asked += 1;
        return `"${text}"`;
      });
    const reader = writtenAnswer(
      { hits, brackets, counts: { total: 1000 } },
      { ...bounds, largest: 100_000_000 },
    ).getReader();
    const { value } = await reader.read();
    await expect.poll(() => asked).toBeGreaterThanOrEqual(14);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([asked, (value?.byteLength ?? 0) < 80_000]).toEqual([14, true]);
    await reader.cancel();
  });

  it.each<[string, (stream: ReadableStream<Uint8Array>) => Promise<unknown>]>([
    ['it was read', textOf],
    ['its reader goes away', (stream) => stream.cancel()],
  ])('tells once that it is at its end when %s', async (_, read) => {
    const onEnd = vi.fn<(fault?: unknown) => void>();
    await read(written([1, 2], { total: 2 }, { onEnd }));
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  it('is cut off when it becomes larger than it may be', async () => {
    const onEnd = vi.fn<(fault?: unknown) => void>();
    await expect(
      textOf(
        written(
          Array.from({ length: 100 }, () => 'x'.repeat(20_000)),
          { total: 100 },
          { onEnd },
        ),
      ),
    ).rejects.toThrow('too large');
    expect(onEnd.mock.calls).toEqual([[expect.any(Error)]]);
  });

  it('ends when a hit cannot be written, and tells why', async () => {
    const onEnd = vi.fn<(fault?: unknown) => void>();
    const fault = new Error('no such document');
    const hits = [1].values().map((): string => {
      throw fault;
    });
    await expect(textOf(writtenAnswer({ hits, brackets, counts: {} }, { ...bounds, onEnd }))).rejects.toThrow(
      'no such document',
    );
    expect(onEnd.mock.calls).toEqual([[fault]]);
  });

  it('gives up a reader who takes nothing', async () => {
    const onEnd = vi.fn<(fault?: unknown) => void>();
    const stream = written(
      Array.from({ length: 20 }, () => 'x'.repeat(20_000)),
      { total: 20 },
      { onEnd, stallMs: 20 },
    );
    await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([[undefined]]));
    await expect(textOf(stream)).rejects.toThrow('Nobody reads');
  });

  it('gives up a reader who is slow for long, though he takes a piece now and then', async () => {
    const onEnd = vi.fn<(fault?: unknown) => void>();
    const reader = written(
      Array.from({ length: 1000 }, () => 'x'.repeat(20_000)),
      { total: 1000 },
      { largest: 100_000_000, onEnd, stallMs: 1000, longestMs: 60 },
    ).getReader();
    const readSlowly = async () => {
      for (;;) {
        await reader.read();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    await expect(readSlowly()).rejects.toThrow('too slowly');
    expect(onEnd.mock.calls).toEqual([[undefined]]);
  });

  it('leaves no clock running behind it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await textOf(written([1, 2], { total: 2 }));
    await written([1, 2], { total: 2 }).cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});
