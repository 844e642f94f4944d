import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import type { ArrivingKeys, RecordHandler } from '@dijla/provider/database/record-handler';
import {
  attributeHandler,
  brandHandler,
  categoryHandler,
  productHandler,
  productLinksHandler,
  rebuildCategories,
} from '@dijla/provider/modules/catalog/catalog';
import { shippingRatesHandler } from '@dijla/provider/modules/checkout/checkout';
import { cmsBlockHandler, cmsPageHandler } from '@dijla/provider/modules/content/content';
import {
  customerGroupHandler,
  customerHandler,
  wishlistHandler,
} from '@dijla/provider/modules/customers/customers';
import { pastOrderHandler } from '@dijla/provider/modules/orders/orders';
import { taxRateHandler, taxRuleHandler } from '@dijla/provider/modules/pricing/pricing';
import { promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import { reviewHandler } from '@dijla/provider/modules/reviews/reviews';
import type { RecordKind, RecordsByKind } from './import-record.ts';
import type { FinishRun } from '../run/run-context.ts';

/** A record as it lies in the staging table: its kind is known beside it. */
export type AnyRecord = RecordsByKind[RecordKind];
export type AnyRecordHandler = RecordHandler<AnyRecord>;

export type RecordHandlersByKind = { [Kind in RecordKind]: RecordHandler<RecordsByKind[Kind]> };
/** How kinds are kept, when a run brings such records beside; a kind without a keeper is not taken. */
export type MakeRecordHandlers = (brought: ArrivingKeys) => Partial<RecordHandlersByKind>;

/** The shop's own keepers, of every kind. */
export const makeRecordHandlers = (brought: ArrivingKeys): RecordHandlersByKind => ({
  'tax-rate': taxRateHandler,
  'tax-rule': taxRuleHandler(brought),
  'shipping-rates': shippingRatesHandler,
  'customer-group': customerGroupHandler,
  attribute: attributeHandler(),
  category: categoryHandler(brought),
  brand: brandHandler(brought),
  product: productHandler(brought, { countsCategories: false }),
  'product-links': productLinksHandler(brought),
  review: reviewHandler(brought),
  'cms-block': cmsBlockHandler,
  'cms-page': cmsPageHandler,
  promotion: promotionHandler,
  customer: customerHandler(brought),
  wishlist: wishlistHandler(brought),
  'past-order': pastOrderHandler(brought),
});

/** The keeper of a kind, for records that are known to be of this kind: they are staged and read back under its name. */
export const recordHandlerOf = (
  keepers: Partial<RecordHandlersByKind>,
  kind: RecordKind,
): AnyRecordHandler | undefined => keepers[kind] as AnyRecordHandler | undefined;

/** After the goods and orders of a run: categories count the goods, and what sells is counted from the orders. */
export const finishRun: FinishRun = async (transaction, author) => {
  await rebuildCategories(transaction, author);
  const now = Date.now();
  await countTrendsIn(transaction, now);
  await countBoughtTogetherIn(transaction, now);
};
