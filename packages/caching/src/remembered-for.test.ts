import { describe, expect, it } from 'vitest';
import { rememberedFor } from './remembered-for.ts';

const asked = (answers: readonly (() => Promise<number>)[]) => {
  const clock = { now: 100 };
  let count = 0;
  const ask = rememberedFor(
    10,
    () => clock.now,
    () => answers[count++]?.() ?? Promise.resolve(count),
  );
  const at = (now: number) => {
    clock.now = now;
    return ask();
  };
  return { at, count: () => count };
};

describe('rememberedFor', () => {
  it('asks once while the time lasts, and again after it', async () => {
    const { at, count } = asked([]);
    expect([await at(100), await at(109), count(), await at(110), count()]).toEqual([1, 1, 1, 2, 2]);
  });

  it('asks once for all who come while it is under way', async () => {
    const { at, count } = asked([]);
    expect([await Promise.all([at(100), at(101), at(102)]), count()]).toEqual([[1, 1, 1], 1]);
  });

  it('asks again after a failure, and after the clock was put back', async () => {
    const { at } = asked([() => Promise.reject(new Error('away'))]);
    await expect(at(100)).rejects.toThrow('away');
    expect([await at(101), await at(102), await at(50)]).toEqual([2, 2, 3]);
  });
});
