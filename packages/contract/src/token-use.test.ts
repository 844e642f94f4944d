import { describe, expect, it } from 'vitest';
import { paths } from './client.ts';
import { affiliatePaths } from './affiliate-paths.ts';
import { listPaths } from './list-paths.ts';
import { type CallDefinition, calls } from './schemas.ts';
import { tokenUseAt } from './token-use.ts';

describe('tokenUseAt', () => {
  it.each([
    ['/api/user/me', 'required'],
    ['/api/user/sessions/17', 'required'],
    ['/api/user/order-history/', 'required'],
    ['/api/cart/pull', 'optional'],
    ['/api/order', 'optional'],
    ['/api/ext/dijla/withdraw-order', 'optional'],
    ['/api/ext/qicard-installments/validate-installment', 'optional'],
    ['/api/ext/qicard-installments/identities/7', 'required'],
    ['/api/ext/qicard-installments/bnpl', undefined],
    ['/api/user/login', undefined],
    ['/api/user/refresh', undefined],
    ['/api/catalog/iq_catalog_en/product/_search', undefined],
    ['/api/cart', undefined],
    ['/api/user/me/more', undefined],
  ])('of %s is %s', (path, use) => {
    expect(tokenUseAt(path)).toBe(use);
  });

  it('is required of exactly the calls for customers', () => {
    const required = Object.values({ ...paths, ...listPaths, ...affiliatePaths }).filter(
      ({ path }) => tokenUseAt(path) === 'required',
    );
    const ofCustomers = Object.values<CallDefinition>(calls).filter(
      ({ access, of }) => access.for === 'customer' && of !== 'clients',
    );
    expect(required.map(({ path }) => path).toSorted()).toEqual(
      ofCustomers.map(({ path }) => path).toSorted(),
    );
  });
});

describe('a definition', () => {
  it.each(Object.entries(calls).filter(([, call]) => 'tokenPlace' in call))(
    '%s that takes a token has it in its query',
    (_, { query }) => {
      expect(Object.keys(query.shape)).toContain('token');
    },
  );
});
