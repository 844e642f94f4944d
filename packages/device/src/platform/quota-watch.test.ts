import { describe, expect, it } from 'vitest';
import { deviceCollections } from '../device-collections.ts';
import { quotaLook } from './quota-watch.ts';

const watched = (usages: readonly number[]) => {
  const [trims, purges]: [[string, number][], number[]] = [[], []];
  const left = [...usages];
  const look = quotaLook({
    collections: deviceCollections,
    storage: { trim: async (name, most) => void trims.push([name, most]) },
    estimate: async () => ({ usage: left.shift() ?? 0, quota: 100 }),
    purge: async (step) => void purges.push(step),
  });
  return { look, trims, purges };
};

describe('quotaLook', () => {
  it('9.T2: removes what was seen longest ago, more at each look, and only copies', async () => {
    const { look, trims, purges } = watched([81, 90]);
    await look();
    expect(trims).toEqual([
      ['documents', 1000],
      ['aliases', 1000],
      ['queries', 1000],
    ]);
    await look();
    expect(trims.slice(3).map(([, most]) => most)).toEqual([500, 500, 500]);
    expect(purges).toEqual([0, 1]);
  });

  it('leaves everything while there is room, and begins again after that', async () => {
    const { look, trims, purges } = watched([80, 99, 10, 99]);
    for (let times = 0; times < 4; times += 1) await look();
    expect(trims.map(([, most]) => most)).toEqual(Array.from({ length: 6 }, () => 1000));
    expect(purges).toEqual([0, 0]);
  });

  it('does nothing where the browser does not tell', async () => {
    const { trims } = watched([]);
    const look = quotaLook({
      collections: deviceCollections,
      storage: { trim: async () => void trims.push(['', 0]) },
      estimate: async () => null,
      purge: async () => void trims.push(['', 0]),
    });
    await look();
    expect(trims).toEqual([]);
  });
});
