import { describe, expect, it } from 'vitest';
import { keptContext } from './saved-totals-context.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import { testContext } from '../testing/test-provider.ts';

describe('keptContext', () => {
  it.each([
    ['what was read', {}, true],
    ['none that knew no promotions', { promotions: undefined }, false],
    [
      'none whose delivery knew no regions',
      { shipping_methods: testContext.shipping_methods.map((method) => ({ ...method, regions: undefined })) },
      false,
    ],
  ])('is %s', async (_, changes, isKept) => {
    const storage = memoryStorage();
    await storage.write([
      { in: 'contexts', key: 'en', put: { context: { ...testContext, ...changes } as never, seen_at: 1 } },
    ]);
    expect((await keptContext(storage, 'en')) !== null).toBe(isKept);
  });
});
