import type {
  AttributeInput,
  BrandInput,
  CategoryInput,
  ProductInput,
  ProductLinksInput,
} from '@dijla/provider/modules/catalog/catalog';
import type { ShippingRatesInput } from '@dijla/provider/modules/checkout/checkout';
import type { ContentRecords } from '@dijla/provider/modules/content/content';
import type {
  CustomerGroupInput,
  CustomerInput,
  WishlistInput,
} from '@dijla/provider/modules/customers/customers';
import type { PastOrderInput } from '@dijla/provider/modules/orders/orders';
import type { TaxRateInput, TaxRuleInput } from '@dijla/provider/modules/pricing/pricing';
import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import type { ReviewInput } from '@dijla/provider/modules/reviews/reviews';
import type { SearchWordsInput } from '@dijla/provider/modules/search-words/search-words';

/** All importable records by kind, identified by natural keys; those of content are listed in its module. */
export type RecordsByKind = {
  'tax-rate': TaxRateInput;
  'tax-rule': TaxRuleInput;
  'shipping-rates': ShippingRatesInput;
  'customer-group': CustomerGroupInput;
  attribute: AttributeInput;
  category: CategoryInput;
  brand: BrandInput;
  product: ProductInput;
  'product-links': ProductLinksInput;
  review: ReviewInput;
  promotion: PromotionInput;
  'search-words': SearchWordsInput;
  customer: CustomerInput;
  wishlist: WishlistInput;
  'past-order': PastOrderInput;
} & ContentRecords;

export type RecordKind = keyof RecordsByKind;
export type ImportRecord = { [Kind in RecordKind]: { kind: Kind; record: RecordsByKind[Kind] } }[RecordKind];
