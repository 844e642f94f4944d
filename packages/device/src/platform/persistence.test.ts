import { describe, expect, it } from 'vitest';
import { emptyCart } from '../cart/device-cart.ts';
import { memoryStorage } from './memory-storage.ts';
import { askToPersist } from './persistence.ts';

const keeperOf = (isKept = false) => {
  let asked = 0;
  return {
    asked: () => asked,
    persisted: async () => isKept,
    persist: async () => {
      asked += 1;
      return true;
    },
  };
};

describe('askToPersist', () => {
  it('asks for nothing while there is neither a cart nor an order', async () => {
    const [storage, keeper] = [memoryStorage(), keeperOf()];
    expect([await askToPersist(storage, keeper), keeper.asked()]).toEqual([false, 0]);
    await storage.write([{ in: 'cart', key: 'cart', put: emptyCart }]);
    expect([await askToPersist(storage, keeper), keeper.asked()]).toEqual([false, 0]);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('asks once the cart has a line, unless it is kept already (%s)', async (isKept, times) => {
    const [storage, keeper] = [memoryStorage(), keeperOf(isKept)];
    const put = { ...emptyCart, base: { lines: [{ sku: 'TEE', qty: 2 } as never], included: [] } };
    await storage.write([{ in: 'cart', key: 'cart', put }]);
    expect([await askToPersist(storage, keeper), keeper.asked()]).toEqual([true, times]);
  });

  it('asks for nothing where the browser cannot', async () => {
    expect(await askToPersist(memoryStorage(), undefined)).toBe(false);
  });
});
