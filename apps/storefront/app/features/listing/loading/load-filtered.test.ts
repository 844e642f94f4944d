import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { CatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import type { CatalogSource } from '../../../provider-client/catalog-source.ts';
import { askFiltered } from './load-filtered.ts';

const failing = (failure: Error, keepsAnswers?: true): CatalogSource =>
  ({
    store: storeViews.en,
    ...(keepsAnswers && { keepsAnswers }),
    search: () => Promise.reject(failure),
  }) as unknown as CatalogSource;

const ask = (source: CatalogSource) =>
  askFiltered(source, new URLSearchParams('sort=price-low'), {
    kind: 'category',
    within: [],
    categories: [],
    addressOf: () => '/en/kitchen',
  });

describe('askFiltered', () => {
  it.each(['offline', 'failed'] as const)(
    '8.18, 8.19: is a list without products on a device that cannot ask for them (%s)',
    async (reason) => {
      expect(await ask(failing(new CatalogUnavailable(reason), true))).toMatchObject({
        cards: [],
        total: 0,
        sort: 'price-low',
        isUnavailable: true,
      });
    },
  );

  it('is an error on a server, and for a fault of ours', async () => {
    await expect(ask(failing(new CatalogUnavailable('failed')))).rejects.toThrow(CatalogUnavailable);
    await expect(ask(failing(new TypeError('a fault'), true))).rejects.toThrow('a fault');
  });
});
