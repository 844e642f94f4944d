import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { departmentCategories } from './merged-departments.ts';
import { demoProducts } from './demo-products.ts';

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

/**
 * Links that shoppers have saved, and orders that name a sku, must survive a change of product names. The
 * variant shown first may change.
 */
describe('what the demo is known by', () => {
  it('has the same skus and addresses, whatever its goods are called', () => {
    const known = [...demoProducts({ count: 2000, seed: 1 })].flatMap(({ products }) =>
      products.map(({ sku, url_key }) => `${sku} ${url_key}`),
    );
    expect([known.length, hashOf(known.toSorted())]).toEqual([
      6263,
      '9fad562833882aab81d2c5cee483d5299251cec830fc8d1e6629fb956e316c27',
    ]);
  });

  it('has the same paths of categories', () => {
    const paths = departmentCategories.map(({ path }) => path);
    expect([paths.length, hashOf(paths)]).toEqual([
      250,
      'c917dab9dec56c001894db7c46ca254464d7c5e6d34974693a7304b130b2b74a',
    ]);
  });
});
