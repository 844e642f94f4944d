import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

const [mug, tee] = [{ sku: 'MUG' }, { sku: 'TEE' }];

it.each([
  {
    says: 'once for the same',
    asked: [
      [mug, 1],
      [mug, 1],
    ] as const,
    made: 1,
  },
  {
    says: 'again for another rest',
    asked: [
      [mug, 1],
      [mug, 2],
    ] as const,
    made: 2,
  },
  {
    says: 'for each object of its own',
    asked: [
      [mug, 1],
      [tee, 1],
      [mug, 1],
      [tee, 1],
    ] as const,
    made: 2,
  },
  {
    says: 'again for what was not the last rest',
    asked: [
      [mug, 1],
      [mug, 2],
      [mug, 1],
    ] as const,
    made: 3,
  },
  {
    says: 'by the object, not by what it holds',
    asked: [
      [mug, 1],
      [{ ...mug }, 1],
    ] as const,
    made: 2,
  },
])('makes $says', ({ asked, made }) => {
  let count = 0;
  const make = oncePer(({ sku }: { sku: string }, qty: number) => {
    count += 1;
    return `${qty} ${sku}`;
  });
  for (const [product, qty] of asked) expect(make(product, qty)).toBe(`${qty} ${product.sku}`);
  expect(count).toBe(made);
});

it('makes again for another second value alone', () => {
  const made = oncePer(({ sku }: { sku: string }, qty: number, store: string) => ({ sku, qty, store }));
  const [first, same, other] = [made(mug, 1, 'ar'), made(mug, 1, 'ar'), made(mug, 1, 'en')];
  expect([same === first, other]).toEqual([true, { sku: 'MUG', qty: 1, store: 'en' }]);
});

it('a copy is another object, and nobody sees what was made', () => {
  const made = oncePer(({ sku }: { sku: string }) => ({ sku }));
  const cup = { sku: 'CUP' };
  const first = made(cup);
  expect([made(cup) === first, made({ ...cup }) === first, made(Object.assign({}, cup)) === first]).toEqual([
    true,
    false,
    false,
  ]);
  expect([Reflect.ownKeys({ ...cup }), JSON.stringify(cup)]).toEqual([['sku'], '{"sku":"CUP"}']);
});

it('what was made of objects that nobody holds is gone with a small collection', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void;
  const made = oncePer(({ length }: { length: number }) => Array.from({ length }, Math.random));
  collect();
  const before = process.memoryUsage().heapUsed;
  const numbers = Array.from({ length: 2000 }, () => made({ length: 2000 }).length);
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  expect(numbers).toHaveLength(2000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(8_000_000);
});
