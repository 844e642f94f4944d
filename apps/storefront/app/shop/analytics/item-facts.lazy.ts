import type { TagEvent, TagItem } from '@dijla/device/analytics/tag-event';
import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../offline/device-source.ts';

type Facts = Pick<TagItem, 'item_category' | 'item_brand'>;

/** What the catalog says of products, by store and sku, for as long as the page is open. */
const known = new Map<string, Facts>();

const patience = 3_000;
const mostAtOnce = 100;

const factsOf = (document: Readonly<Record<string, unknown>>): Facts => {
  const { gtm_category: category, brand_details: brand } = document;
  const title = (brand as { title?: unknown } | undefined)?.title;
  return {
    ...(typeof title === 'string' && { item_brand: title }),
    ...(typeof category === 'string' && category !== '' && { item_category: category }),
  };
};

const ask = async (store: StoreCode, skus: readonly string[]): Promise<void> => {
  const { hits } = await deviceSource(store, Number.POSITIVE_INFINITY).search('product', {
    request: {
      _appliedFilters: [
        { attribute: 'sku', value: { in: [...skus] } },
        { attribute: 'status', value: { in: [0, 1] } },
      ],
    },
    size: skus.length,
    include: ['sku', 'gtm_category', 'brand_details.title'],
  });
  for (const hit of hits) known.set(`${store} ${String(hit['sku'])}`, factsOf(hit));
};

/** Asks the catalog for what items do not say themselves; what is not known in time is left out. */
export const learnFacts = async (store: StoreCode, items: readonly TagItem[]): Promise<void> => {
  const skus = [...new Set(items.map(({ of }) => of))].filter((sku) => !known.has(`${store} ${sku}`));
  if (skus.length === 0) return;
  await Promise.race([
    ask(store, skus.slice(0, mostAtOnce)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
};

/** Returns an event as tags read it, its items with what the catalog says of them. */
export const withFacts = (store: StoreCode, { event, ecommerce }: TagEvent): TagEvent => ({
  event,
  ecommerce: {
    ...ecommerce,
    items: ecommerce.items.map(({ of, ...item }) => ({
      ...item,
      ...known.get(`${store} ${of}`),
    })) as TagItem[],
  },
});
