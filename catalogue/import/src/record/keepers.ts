import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import type { Brought, RecordKeeper } from '@dijla/provider/database/record-keeper';
import { attributeKeeper, brandKeeper, categoryKeeper, productKeeper, productLinksKeeper, rebuildCategories } from '@dijla/provider/modules/catalog/catalog';
import { shippingRatesKeeper } from '@dijla/provider/modules/checkout/checkout';
import { cmsBlockKeeper, cmsPageKeeper } from '@dijla/provider/modules/content/content';
import { customerGroupKeeper, customerKeeper, wishlistKeeper } from '@dijla/provider/modules/customers/customers';
import { pastOrderKeeper } from '@dijla/provider/modules/orders/orders';
import { taxRateKeeper, taxRuleKeeper } from '@dijla/provider/modules/pricing/pricing';
import { promotionKeeper } from '@dijla/provider/modules/promotions/promotions';
import { reviewKeeper } from '@dijla/provider/modules/reviews/reviews';
import type { RecordKind, RecordsByKind } from './import-record.ts';
import type { FinishRun } from '../run/run-context.ts';

/** A record as it lies in the staging table: its kind is known beside it. */
export type AnyRecord = RecordsByKind[RecordKind];
export type AnyKeeper = RecordKeeper<AnyRecord>;

export type KeepersByKind = { [Kind in RecordKind]: RecordKeeper<RecordsByKind[Kind]> };
/** How kinds are kept, when a run brings such records beside; a kind without a keeper is not taken. */
export type MakeKeepers = (brought: Brought) => Partial<KeepersByKind>;

/** The shop's own keepers, of every kind. */
export const makeKeepers = (brought: Brought): KeepersByKind => ({
  'tax-rate': taxRateKeeper,
  'tax-rule': taxRuleKeeper(brought),
  'shipping-rates': shippingRatesKeeper,
  'customer-group': customerGroupKeeper,
  attribute: attributeKeeper(),
  category: categoryKeeper(brought),
  brand: brandKeeper(brought),
  product: productKeeper(brought, { countsCategories: false }),
  'product-links': productLinksKeeper(brought),
  review: reviewKeeper(brought),
  'cms-block': cmsBlockKeeper,
  'cms-page': cmsPageKeeper,
  promotion: promotionKeeper,
  customer: customerKeeper(brought),
  wishlist: wishlistKeeper(brought),
  'past-order': pastOrderKeeper(brought),
});

/** The keeper of a kind, for records that are known to be of this kind: they are staged and read back under its name. */
export const keeperOf = (keepers: Partial<KeepersByKind>, kind: RecordKind): AnyKeeper | undefined => keepers[kind] as AnyKeeper | undefined;

/** After the goods and orders of a run: categories count the goods, and what sells is counted from the orders. */
export const finishRun: FinishRun = async (transaction, author) => {
  await rebuildCategories(transaction, author);
  const now = Date.now();
  await countTrendsIn(transaction, now);
  await countBoughtTogetherIn(transaction, now);
};
