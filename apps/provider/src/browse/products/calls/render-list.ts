import type { ProductDocument } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { entriesOf } from '../../../call/entries-of.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Settings } from '../../../config.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { priceContextName } from '../../../modules/pricing/pricing.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import { renderItemOf } from '../render-item-of.ts';

type RenderParts = {
  readModel: Pick<ReadModel, 'engine'>;
  stores: Pick<Stores, 'all'>;
  settings: Pick<Settings, 'publicUrl'>;
};

/**
 * `GET /api/product/render-list?skus=A,B`: prices of the known products among these, in the order given and
 * in the currency of the store, which `storeId` names with priority over `storeCode` (wire §8). A valid
 * customer token yields the prices of the customer's group, an invalid one the general prices; a group
 * cannot be requested directly.
 */
export const renderList = handleCall(
  'product/render-list',
  ({ readModel, stores, settings: { publicUrl = '' } }: RenderParts) =>
    async ({ query }, { store: named, caller }) => {
      const skus = [...new Set(entriesOf(query.skus))];
      if (skus.length === 0) return refusal('stock.skus-missing');
      const store = stores.all.find(({ id }) => String(id) === query.storeId) ?? named;
      const who = await caller();
      const priceList = who.kind === 'customer' ? priceContextName(who.customer.group) : undefined;
      const { hits } = await readModel.engine.search(store.index_name, 'product', {
        applied: [{ attribute: 'sku', value: { in: skus }, scope: 'default' }],
        available: [],
        sort: [],
        text: '',
        from: 0,
        size: skus.length,
        priceList,
      });
      const found = new Map(hits.map(({ document }) => [document['sku'], document as ProductDocument]));
      return {
        result: {
          items: skus
            .flatMap((sku) => found.get(sku) ?? [])
            .map((product) => renderItemOf(product, store, `${publicUrl}/${store.code}`)),
        },
      };
    },
);
