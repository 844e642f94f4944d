import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

const [mug, tee] = [{ sku: 'MUG' }, { sku: 'TEE' }];

it.each([
  { says: 'once for the same', asked: [[mug, 1], [mug, 1]] as const, made: 1 },
  { says: 'again for another rest', asked: [[mug, 1], [mug, 2]] as const, made: 2 },
  { says: 'for each object of its own', asked: [[mug, 1], [tee, 1], [mug, 1], [tee, 1]] as const, made: 2 },
  { says: 'again for what was not the last rest', asked: [[mug, 1], [mug, 2], [mug, 1]] as const, made: 3 },
  { says: 'by the object, not by what it holds', asked: [[mug, 1], [{ ...mug }, 1]] as const, made: 2 },
])('makes $says', ({ asked, made }) => {
  let count = 0;
  const make = oncePer(({ sku }: { sku: string }, qty: number) => {
    count += 1;
    return `${qty} ${sku}`;
  });
  for (const [product, qty] of asked) expect(make(product, qty)).toBe(`${qty} ${product.sku}`);
  expect(count).toBe(made);
});
